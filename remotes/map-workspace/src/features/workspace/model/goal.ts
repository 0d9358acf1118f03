import type { Bounds, MapPoint, MapTarget } from '@kavel/map';
import type { WorkspaceState } from './workspace-address';

/** Where the map is to go, which may depend on what is still being fetched. */
export type Goal =
  | { kind: 'object'; objectId: string }
  | { kind: 'portfolio'; portfolioId: string }
  | { kind: 'target'; target: MapTarget };

/** Where the map starts: at the view of the link, else at what the link names, else at the whole. */
export function startGoal({ camera, objectId, portfolioId }: WorkspaceState): Goal {
  if (camera) return { kind: 'target', target: { kind: 'camera', ...camera } };
  if (objectId) return { kind: 'object', objectId };
  if (portfolioId) return { kind: 'portfolio', portfolioId };
  return { kind: 'target', target: { kind: 'everything' } };
}

export interface Shown {
  /** Units of the portfolio on the map; null while they are being fetched. */
  units: readonly MapPoint[] | null;
  chosen: MapPoint | null;
}

/** The place of a goal; null, which leaves the map alone, until it is known. */
export function placeOf(goal: Goal, { units, chosen }: Shown): MapTarget | null {
  if (goal.kind === 'target') return goal.target;
  if (goal.kind === 'object') {
    return chosen?.id === goal.objectId ? { kind: 'place', lon: chosen.lon, lat: chosen.lat } : null;
  }
  if (units === null) return null;
  return units.length === 0 ? { kind: 'everything' } : { kind: 'bounds', bounds: boundsOf(units) };
}

function boundsOf(units: readonly MapPoint[]): Bounds {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lon, lat } of units) {
    bounds[0] = Math.min(bounds[0], lon);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lon);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}
