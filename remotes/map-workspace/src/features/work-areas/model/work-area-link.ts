import type { WorkArea } from '@kavel/contracts/work-areas';
import { putCamera } from '../../../common/camera-address';
import { boundsOf } from './outlines';

/** Width in degrees at zoom 0 of half a typical screen; halved by each zoom level. */
const degreesAtZoomZero = 350;
const maxZoom = 16;

/** Link to the map workspace with this work area switched on and in view. */
export function workAreaLink({ id, outline }: Pick<WorkArea, 'id' | 'outline'>): string {
  const query = new URLSearchParams({ work: id });
  const [west, south, east, north] = boundsOf([outline]) ?? [0, 0, 0, 0];
  const across = Math.max(east - west, 2 * (north - south), 1e-6);
  const zoom = Math.min(maxZoom, Math.log2(degreesAtZoomZero / across));
  putCamera(query, { lon: (west + east) / 2, lat: (south + north) / 2, zoom });
  return `/search?${query}`;
}
