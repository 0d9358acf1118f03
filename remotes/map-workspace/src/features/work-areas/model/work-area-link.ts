import type { WorkArea } from '@kavel/contracts/work-areas';
import { putCamera } from '../../../common/camera-address';
import { boundsOf } from './outlines';

/** A zoom shows this many degrees, times two to the power of the zoom, on half of a usual screen. */
const degreesAtZoomZero = 350;
const mostZoom = 16;

/** The map workspace with this work area on and in view. */
export function workAreaLink({ id, outline }: Pick<WorkArea, 'id' | 'outline'>): string {
  const query = new URLSearchParams({ work: id });
  const [west, south, east, north] = boundsOf([outline]) ?? [0, 0, 0, 0];
  const across = Math.max(east - west, 2 * (north - south), 1e-6);
  const zoom = Math.min(mostZoom, Math.log2(degreesAtZoomZero / across));
  putCamera(query, { lon: (west + east) / 2, lat: (south + north) / 2, zoom });
  return `/search?${query}`;
}
