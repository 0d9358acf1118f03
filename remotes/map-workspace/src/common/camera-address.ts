import type { MapCamera } from '@kavel/map';

/** Where the map looks, as in the address; null when it makes no sense. */
export function readCamera(query: URLSearchParams): MapCamera | null {
  const [lon, lat, zoom] = ['lon', 'lat', 'z'].map(name => {
    const text = query.get(name);
    return text ? Number(text) : Number.NaN;
  });
  const inRange = (value: number | undefined, from: number, to: number): value is number =>
    value !== undefined && value >= from && value <= to;
  return inRange(lon, -180, 180) && inRange(lat, -85, 85) && inRange(zoom, 0, 22) ? { lon, lat, zoom } : null;
}

/** Writes it there; tilt and turn stay for a map that has none, and are not named while they are zero. */
export function putCamera(query: URLSearchParams, camera: MapCamera): void {
  query.set('lon', camera.lon.toFixed(5));
  query.set('lat', camera.lat.toFixed(5));
  query.set('z', camera.zoom.toFixed(2));
  for (const name of ['pitch', 'bearing'] as const) {
    const degrees = camera[name]?.toFixed(0);
    if (degrees && (Number(degrees) || query.has(name))) query.set(name, degrees);
  }
}
