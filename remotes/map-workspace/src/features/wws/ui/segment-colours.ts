import type { WwsSegment } from '@kavel/contracts';

/** From viridis: the colour-blind tell them apart. */
export const segmentColours: Readonly<Record<WwsSegment, string>> = {
  low: '#addc30',
  middle: '#21918c',
  free: '#440154',
};
