import type { Bounds, MapTarget } from '@kavel/map';
import type { SourcingView } from './sourcing-view';

/** What is known of where to look, before the user moves the map. */
export interface Opening {
  view: SourcingView;
  /** Bounds of the area of the address; null while they are not known, and for a PC4. */
  areaBounds: Bounds | null;
  hasCandidates: boolean;
}

/**
 * Where the map opens: on the area that is asked for, else on everything. Null for what has no bounds of its own but
 * candidates, which the map then fits.
 */
export function openingView({ view, areaBounds, hasCandidates }: Opening): MapTarget | null {
  if (view.ring) return { kind: 'bounds', bounds: boundsOfRing(view.ring) };
  if (areaBounds) return { kind: 'bounds', bounds: areaBounds };
  return hasCandidates ? null : { kind: 'everything' };
}

function boundsOfRing(ring: NonNullable<SourcingView['ring']>): Bounds {
  const lons = ring.map(({ lon }) => lon);
  const lats = ring.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
