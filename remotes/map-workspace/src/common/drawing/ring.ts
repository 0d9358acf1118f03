import type { Bounds, LonLat } from '@kavel/map';

/** A drawn area: positions in degrees, not closed. */
export type Ring = readonly LonLat[];

/** Maximum number of corners, to limit the length of the address. */
export const mostCorners = 40;
export const fewestCorners = 3;
/** Decimals of degrees in the address: a precision of about a metre. */
const decimals = 5;

export function writeRing(ring: Ring): string {
  return ring.map(({ lon, lat }) => `${lon.toFixed(decimals)},${lat.toFixed(decimals)}`).join('~');
}

/** Null for text that is not an area. */
export function readRing(text: string | null): Ring | null {
  if (!text) return null;
  const ring = text.split('~').map(corner => {
    const [lon = Number.NaN, lat = Number.NaN] = corner.split(',').map(Number);
    return { lon, lat };
  });
  const isPlace = ({ lon, lat }: LonLat) => Math.abs(lon) <= 180 && Math.abs(lat) <= 85;
  return ring.length >= fewestCorners && ring.length <= mostCorners && ring.every(isPlace) ? ring : null;
}

export function ringOf([west, south, east, north]: Bounds): Ring {
  return [
    { lon: west, lat: south },
    { lon: east, lat: south },
    { lon: east, lat: north },
    { lon: west, lat: north },
  ];
}

/** In the shape of the contract. */
export function positionsOf(ring: Ring): [number, number][] {
  return ring.map(({ lon, lat }) => [lon, lat]);
}
