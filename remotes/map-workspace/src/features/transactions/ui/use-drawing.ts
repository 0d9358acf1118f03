import type { Bounds, LonLat } from '@kavel/map';
import { useCallback, useState } from 'react';
import { fewestCorners, mostCorners, type Ring, ringOf } from '../model/ring';
import type { TransactionView } from '../model/transaction-view';

/** Which of the two areas. */
export type RingName = 'ring' | 'otherRing';

export interface Drawing {
  /** The area that is being drawn; null for none. */
  name: RingName | null;
  corners: Ring;
  /** Enough corners for an area. */
  isComplete: boolean;
  begin: (name: RingName) => void;
  add: (at: LonLat) => void;
  removeLast: () => void;
  finish: () => void;
  cancel: () => void;
  /** Takes a box instead: the way without a pointer. */
  take: (name: RingName, bounds: Bounds) => void;
}

const nothing: Ring = [];

/** Drawing of an area by its corners; the finished area goes into the address. */
export function useDrawing(changeView: (change: Partial<TransactionView>) => void): Drawing {
  const [name, setName] = useState<RingName | null>(null);
  const [corners, setCorners] = useState<Ring>(nothing);
  const stop = useCallback(() => {
    setName(null);
    setCorners(nothing);
  }, []);
  const keep = (ring: RingName, area: Ring) => {
    changeView({ [ring]: area, scope: 'drawn' });
    stop();
  };
  const isComplete = corners.length >= fewestCorners;
  return {
    name,
    corners,
    isComplete,
    begin: next => {
      setName(next);
      setCorners(nothing);
    },
    add: at => setCorners(now => [...now, at].slice(0, mostCorners)),
    removeLast: () => setCorners(now => now.slice(0, -1)),
    finish: () => {
      if (name && isComplete) keep(name, corners);
    },
    cancel: stop,
    take: (ring, bounds) => keep(ring, ringOf(bounds)),
  };
}
