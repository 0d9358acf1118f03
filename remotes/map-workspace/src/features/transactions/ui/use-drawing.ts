import type { Bounds, LonLat } from '@kavel/map';
import { useCallback, useState } from 'react';
import { fewestCorners, mostCorners, type Ring, ringOf } from '../../../common/drawing/ring';
import type { TransactionView } from '../model/transaction-view';

/** One of the two areas. */
export type RingName = 'ring' | 'otherRing';

export interface Drawing {
  /** The area that is currently drawn; null for none. */
  name: RingName | null;
  corners: Ring;
  /** Whether there are enough corners. */
  isComplete: boolean;
  begin: (name: RingName) => void;
  add: (at: LonLat) => void;
  removeLast: () => void;
  finish: () => void;
  cancel: () => void;
  /** Uses a box instead: for keyboard users. */
  take: (name: RingName, bounds: Bounds) => void;
}

const nothing: Ring = [];

/** State of drawing an area by its corners. The finished area is stored in the address. */
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
