import type { CatalogueStatus } from '@kavel/contracts';
import type { Bounds, Home, LonLat } from './points';

/** The smallest bounds that contain all places; null without any. */
export function boundsOf(places: readonly LonLat[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lon, lat } of places) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return places.length === 0 ? null : [west, south, east, north];
}

export function overlap(one: Bounds, other: Bounds): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}

/** Initial view of a map: the data set with the most objects; null without data. */
export function homeOf(datasets: CatalogueStatus['datasets']): Home | null {
  const largest = datasets.reduce<(typeof datasets)[number] | null>(
    (most, dataset) => (dataset.objects > (most?.objects ?? 0) ? dataset : most),
    null,
  );
  if (!largest) return null;
  const [lon, lat] = largest.focus;
  return { kind: 'home', bounds: largest.bounds, focus: { lon, lat } };
}
