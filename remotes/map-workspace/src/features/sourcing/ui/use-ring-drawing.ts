import type { Bounds, LonLat } from '@kavel/map';
import { useCallback, useState } from 'react';
import { fewestCorners, mostCorners, type Ring, ringOf } from '../../../common/drawing/ring';

export interface RingDrawing {
  /** The corners set so far; null while nothing is drawn. */
  corners: Ring | null;
  isComplete: boolean;
  begin: () => void;
  add: (at: LonLat) => void;
  removeLast: () => void;
  finish: () => void;
  cancel: () => void;
  /** Uses a box instead: for the keyboard. */
  take: (bounds: Bounds) => void;
}

/** State of drawing an area by its corners; the finished one goes to `onDrawn`. */
export function useRingDrawing(onDrawn: (ring: Ring) => void): RingDrawing {
  const [corners, setCorners] = useState<Ring | null>(null);
  const isComplete = corners !== null && corners.length >= fewestCorners;
  return {
    corners,
    isComplete,
    begin: () => setCorners([]),
    add: useCallback((at: LonLat) => setCorners(now => now && [...now, at].slice(0, mostCorners)), []),
    removeLast: () => setCorners(now => now?.slice(0, -1) ?? null),
    finish: () => {
      if (!isComplete) return;
      onDrawn(corners);
      setCorners(null);
    },
    cancel: () => setCorners(null),
    take: bounds => onDrawn(ringOf(bounds)),
  };
}
