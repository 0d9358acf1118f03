import type { LonLat, MapTarget } from '@kavel/map';

/** Levels that a click on several transactions goes nearer. */
const levels = 2;
const nearest = 18;
const unknownZoom = 12;

/** A look from nearer by, at what was clicked. */
export function nearerTo({ lon, lat }: LonLat, zoom: number | null): MapTarget {
  const to = Math.min(nearest, (zoom ?? unknownZoom) + levels);
  return { kind: 'camera', lon, lat, zoom: to, request: performance.now() };
}
