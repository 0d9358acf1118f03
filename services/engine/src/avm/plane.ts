const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Degrees WGS84. */
export interface Position {
  lon: number;
  lat: number;
}

/** Metres east and north on a plane around `lat0`; within 3 % for distances across the Netherlands. */
export function onPlane(position: Position, lat0: number): { x: number; y: number } {
  return {
    x: position.lon * radians * earthRadius * Math.cos(lat0 * radians),
    y: position.lat * radians * earthRadius,
  };
}

/** Great-circle distance in metres (haversine). */
export function distanceBetween(a: Position, b: Position): number {
  const halfLat = ((b.lat - a.lat) * radians) / 2;
  const halfLon = ((b.lon - a.lon) * radians) / 2;
  const h =
    Math.sin(halfLat) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(halfLon) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}
