/** Kilometres east and north of the middle of the country. */
export type Point = readonly [east: number, north: number];

const middle = { lon: 5.3, lat: 52.2 };
const kmPerDegreeNorth = 111.25;
const kmPerDegreeEast = 111.32 * Math.cos((middle.lat * Math.PI) / 180);

export function toPlane({ lon, lat }: { lon: number; lat: number }): Point {
  return [(lon - middle.lon) * kmPerDegreeEast, (lat - middle.lat) * kmPerDegreeNorth];
}

/** Degrees to six decimals, a decimetre. */
export function toDegrees([east, north]: Point): [lon: number, lat: number] {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [rounded(middle.lon + east / kmPerDegreeEast), rounded(middle.lat + north / kmPerDegreeNorth)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Shoelace formula in km²: positive for a ring that runs counter-clockwise. */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [toX, toY] = ring[(at + 1) % ring.length] ?? [x, y];
    twice += x * toY - toX * y;
  }
  return twice / 2;
}

/** Centre of mass. */
export function centroid(ring: readonly Point[]): Point {
  const [baseX, baseY] = ring[0] ?? [0, 0];
  let [x, y, twice] = [0, 0, 0];
  for (const [at, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY];
    const cross = (fromX - baseX) * (toY - baseY) - (toX - baseX) * (fromY - baseY);
    twice += cross;
    x += (fromX + toX - 2 * baseX) * cross;
    y += (fromY + toY - 2 * baseY) * cross;
  }
  return twice === 0 ? [baseX, baseY] : [baseX + x / (3 * twice), baseY + y / (3 * twice)];
}

/** Even-odd rule. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (const [at, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(at + 1) % ring.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}

/** Points for d3-delaunay. */
export function flatPoints(points: readonly Point[]): Float64Array {
  const flat = new Float64Array(2 * points.length);
  for (const [at, point] of points.entries()) flat.set(point, 2 * at);
  return flat;
}
