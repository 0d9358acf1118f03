import type { WwsSegment } from '@kavel/contracts';
import { useColourMode } from '@kavel/ui/core';

type SegmentColours = Readonly<Record<WwsSegment, string>>;

/** From viridis: the colour-blind tell them apart. */
export const segmentColours: Readonly<Record<'light' | 'dark', SegmentColours>> = {
  light: { low: '#addc30', middle: '#21918c', free: '#440154' },
  // The purple of viridis is hardly visible on the dark map.
  dark: { low: '#addc30', middle: '#21918c', free: '#d3aef5' },
};

/** The colours of the segments on the map of the page. */
export const useSegmentColours = (): SegmentColours => segmentColours[useColourMode()];
