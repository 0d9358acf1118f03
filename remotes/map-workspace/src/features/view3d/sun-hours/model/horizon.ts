/** Directions in which a horizon is known: every half degree from north, clockwise. */
export const directions = 720;
const step = (2 * Math.PI) / directions;
const sines = Float64Array.from({ length: directions }, (_, at) => Math.sin((at + 0.5) * step));
const cosines = Float64Array.from({ length: directions }, (_, at) => Math.cos((at + 0.5) * step));

/** Index of a direction in degrees from north. */
export const directionOf = (azimuth: number): number => Math.floor((azimuth / 360) * directions) % directions;

/**
 * Tangent of the angle up to which triangles hide the sky from a place, for each direction. Exact in the middle of each
 * half degree: the highest that a triangle is seen in a vertical plane lies on one of its edges. What hides the sky is taken
 * to stand on the ground. `triangles`: nine numbers each, metres east, north and up.
 */
export function horizonAt(place: readonly [number, number, number], triangles: Float64Array): Float32Array {
  const [x, y, z] = place;
  const horizon = new Float32Array(directions);
  for (let at = 0; at < triangles.length; at += 9) {
    const up = (corner: number): number => (triangles[at + corner * 3 + 2] ?? 0) - z;
    const tops = [up(0), up(1), up(2)] as const;
    if (tops[0] <= 0 && tops[1] <= 0 && tops[2] <= 0) continue;
    const east = (corner: number): number => (triangles[at + corner * 3] ?? 0) - x;
    const north = (corner: number): number => (triangles[at + corner * 3 + 1] ?? 0) - y;
    raise(horizon, east(0), north(0), tops[0], east(1), north(1), tops[1]);
    raise(horizon, east(1), north(1), tops[1], east(2), north(2), tops[2]);
    raise(horizon, east(2), north(2), tops[2], east(0), north(0), tops[0]);
  }
  return horizon;
}

/** By one edge, over the directions that it spans. */
function raise(
  horizon: Float32Array,
  x1: number,
  y1: number,
  z1: number,
  x2: number,
  y2: number,
  z2: number,
): void {
  if (z1 <= 0 && z2 <= 0) return;
  const from = Math.atan2(x1, y1);
  let turn = Math.atan2(x2, y2) - from;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  const start = turn < 0 ? from + turn : from;
  const first = Math.ceil(start / step - 0.5);
  const last = Math.floor((start + Math.abs(turn)) / step - 0.5);
  for (let number = first; number <= last; number++) {
    const at = ((number % directions) + directions) % directions;
    const [sine, cosine] = [sines[at] ?? 0, cosines[at] ?? 1];
    const [aside1, aside2] = [x1 * cosine - y1 * sine, x2 * cosine - y2 * sine];
    const share = aside1 === aside2 ? 0 : aside1 / (aside1 - aside2);
    const away = (x1 + share * (x2 - x1)) * sine + (y1 + share * (y2 - y1)) * cosine;
    const high = z1 + share * (z2 - z1);
    if (away > 1e-6 && high > 0) horizon[at] = Math.max(horizon[at] ?? 0, high / away);
  }
}
