import type { LonLat } from '@kavel/catalogue/geo';

/** Metres east and north of the market of Kavelstede. */
export type Point = readonly [east: number, north: number];

/** In the open water of the Markermeer: nobody lives here. */
const origin: LonLat = { lon: 5.25, lat: 52.58 };
const metresPerDegreeNorth = 111_250;
const metresPerDegreeEast = 111_320 * Math.cos((origin.lat * Math.PI) / 180);

/** Degrees to seven decimals, a centimetre. */
export function toDegrees([east, north]: Point): [lon: number, lat: number] {
  return [
    Number((origin.lon + east / metresPerDegreeEast).toFixed(7)),
    Number((origin.lat + north / metresPerDegreeNorth).toFixed(7)),
  ];
}

/** Angle in radians from the east, counter-clockwise. */
export function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The point so many metres along a line and so many to the left of it. */
export function offset(a: Point, b: Point, along: number, left: number): Point {
  const length = distance(a, b) || 1;
  const east = (b[0] - a[0]) / length;
  const north = (b[1] - a[1]) / length;
  return [a[0] + east * along - north * left, a[1] + north * along + east * left];
}

/** A rectangle on the left of a line, counter-clockwise. */
export function rectangle(
  a: Point,
  b: Point,
  along: number,
  left: number,
  width: number,
  depth: number,
): Point[] {
  return [
    offset(a, b, along, left),
    offset(a, b, along + width, left),
    offset(a, b, along + width, left + depth),
    offset(a, b, along, left + depth),
  ];
}

/** A line as a strip of ground, one rectangle for each of its legs. */
export function strips(line: readonly Point[], width: number): Point[][] {
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return rectangle(from, to, 0, -width / 2, distance(from, to), width);
  });
}

export function centreOf(ring: readonly Point[]): Point {
  const sum = ring.reduce((total, point) => [total[0] + point[0], total[1] + point[1]] as const, [
    0, 0,
  ] as const);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

/** Square metres. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(sum / 2);
}
