import type { LonLat, MapTarget } from '@kavel/map';

/** Zoom levels added by a click on several transactions. */
const levels = 2;
const nearest = 18;
const unknownZoom = 12;

/** Camera target that zooms in on a clicked position. */
export function nearerTo({ lon, lat }: LonLat, zoom: number | null): MapTarget {
  const to = Math.min(nearest, (zoom ?? unknownZoom) + levels);
  return { kind: 'camera', lon, lat, zoom: to, request: performance.now() };
}
