import type { Matrix, Vector } from './transforms';

const equator = 6_378_137;
const flattening = 1 / 298.257_223_563;
const squaredEccentricity = flattening * (2 - flattening);
const circumference = 2 * Math.PI * equator;
const toRadians = Math.PI / 180;

export interface Position {
  lon: number;
  lat: number;
}

/** Degrees of a place in earth-centred metres, near the ground (Bowring's formula). */
export function toDegrees([x, y, z]: Vector): Position {
  const polar = equator * (1 - flattening);
  const flat = Math.hypot(x, y);
  const angle = Math.atan2(z * equator, flat * polar);
  const second = squaredEccentricity / (1 - squaredEccentricity);
  const lat = Math.atan2(
    z + second * polar * Math.sin(angle) ** 3,
    flat - squaredEccentricity * equator * Math.cos(angle) ** 3,
  );
  return { lon: Math.atan2(y, x) / toRadians, lat: lat / toRadians };
}

export function toEarth({ lon, lat }: Position, height = 0): Vector {
  const [sinLat, cosLat] = [Math.sin(lat * toRadians), Math.cos(lat * toRadians)];
  const normal = equator / Math.sqrt(1 - squaredEccentricity * sinLat * sinLat);
  return [
    (normal + height) * cosLat * Math.cos(lon * toRadians),
    (normal + height) * cosLat * Math.sin(lon * toRadians),
    (normal * (1 - squaredEccentricity) + height) * sinLat,
  ];
}

/** From metres east, north and up of a place to earth-centred metres. */
export function frameAt(place: Position): Matrix {
  const [sinLon, cosLon] = [Math.sin(place.lon * toRadians), Math.cos(place.lon * toRadians)];
  const [sinLat, cosLat] = [Math.sin(place.lat * toRadians), Math.cos(place.lat * toRadians)];
  return [
    ...[-sinLon, cosLon, 0, 0],
    ...[-sinLat * cosLon, -sinLat * sinLon, cosLat, 0],
    ...[cosLat * cosLon, cosLat * sinLon, sinLat, 0],
    ...[...toEarth(place), 1],
  ];
}

/** Web Mercator from 0 to 1, y downwards. */
export function toMercator({ lon, lat }: Position): { x: number; y: number } {
  return {
    x: lon / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * toRadians) / 2)) / (2 * Math.PI),
  };
}

/** Mercator units of a metre on the ground. */
export const mercatorOfMetre = (lat: number): number => 1 / (circumference * Math.cos(lat * toRadians));
