import type { Bounds, LonLat } from '@kavel/map';

/** Metres of a degree of latitude, on a sphere of the earth's mean radius. */
const metresPerDegree = 111_195;
const corners = 64;

/** Box around a circle on the ground; the radius in metres. */
export function boundsOfCircle({ lon, lat }: LonLat, radius: number): Bounds {
  const north = radius / metresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [lon - east, lat - north, lon + east, lat + north];
}

/** Closed ring of a circle on the ground, in degrees. */
export function ringOfCircle(centre: LonLat, radius: number): [lon: number, lat: number][] {
  const [west, south, east, north] = boundsOfCircle(centre, radius);
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * (at % corners)) / corners;
    return [
      centre.lon + ((east - west) / 2) * Math.cos(angle),
      centre.lat + ((north - south) / 2) * Math.sin(angle),
    ];
  });
}
