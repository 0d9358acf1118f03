import type { LonLat } from '@kavel/catalogue/geo';

/** WGS84: radius at the equator in metres, and the square of its eccentricity. */
const equator = 6_378_137;
const flattening = 1 / 298.257_223_563;
const squaredEccentricity = flattening * (2 - flattening);
const toRadians = Math.PI / 180;

export type Vector = readonly [x: number, y: number, z: number];

/** Earth-centred metres (EPSG:4978) of a position on the ellipsoid. */
export function toEarth({ lon, lat }: LonLat): Vector {
  const [sine, cosine] = [Math.sin(lat * toRadians), Math.cos(lat * toRadians)];
  const normal = equator / Math.sqrt(1 - squaredEccentricity * sine * sine);
  return [
    normal * cosine * Math.cos(lon * toRadians),
    normal * cosine * Math.sin(lon * toRadians),
    normal * (1 - squaredEccentricity) * sine,
  ];
}

/** Directions of east, north and up, earth-centred. */
export function axesAt({ lon, lat }: LonLat): { east: Vector; north: Vector; up: Vector } {
  const [sinLon, cosLon] = [Math.sin(lon * toRadians), Math.cos(lon * toRadians)];
  const [sinLat, cosLat] = [Math.sin(lat * toRadians), Math.cos(lat * toRadians)];
  return {
    east: [-sinLon, cosLon, 0],
    north: [-sinLat * cosLon, -sinLat * sinLon, cosLat],
    up: [cosLat * cosLon, cosLat * sinLon, sinLat],
  };
}

/** Metres east, north and up of an origin. */
export function fromOrigin(origin: LonLat, place: LonLat): Vector {
  const [x0, y0, z0] = toEarth(origin);
  const [x1, y1, z1] = toEarth(place);
  const away = [x1 - x0, y1 - y0, z1 - z0];
  const along = (axis: Vector): number => axis.reduce((sum, part, at) => sum + part * (away[at] ?? 0), 0);
  const { east, north, up } = axesAt(origin);
  return [along(east), along(north), along(up)];
}

/** From east, north, up of an origin to earth-centred metres, column by column as 3D Tiles has it. */
export function toEarthMatrix(origin: LonLat): number[] {
  const { east, north, up } = axesAt(origin);
  return [...east, 0, ...north, 0, ...up, 0, ...toEarth(origin), 1];
}
