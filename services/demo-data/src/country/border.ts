import { Random } from '../random';
import { distance, type Point } from './plane';

/** Sideways step as a share of the stretch that is halved. */
const winding = 0.2;
/** Of the room beside a border so much may be used. */
const usable = 0.6;
/** Stretches of a border by its length in km: short ones have fewer. */
const stretches: readonly (readonly [from: number, count: number])[] = [
  [0.09, 16],
  [0.04, 8],
  [0.01, 4],
  [0, 1],
];

/**
 * A winding line between two corners, both included. It stays within the triangles that they make with the seeds on
 * both sides, so that no two borders cross; those seeds lie mirrored, so one of them is enough.
 */
export function border(from: Point, to: Point, seed: Point, name: string): Point[] {
  const length = distance(from, to);
  const count = stretches.find(([least]) => length >= least)?.[1] ?? 1;
  const random = new Random(`border:${name}`);
  const [east, north] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (seed[0] - from[0]) * east + (seed[1] - from[1]) * north;
  const height = Math.abs((seed[0] - from[0]) * north - (seed[1] - from[1]) * east);
  const heights = Array.from({ length: count + 1 }, () => 0);
  for (let step = count; step > 1; step /= 2) {
    for (let at = step / 2; at < count; at += step) {
      const between = ((heights[at - step / 2] ?? 0) + (heights[at + step / 2] ?? 0)) / 2;
      const wanted = between + winding * (step / count) * length * random.between(-1, 1);
      const room = usable * roomAt((at / count) * length, length, along, height);
      heights[at] = Math.max(-room, Math.min(room, wanted));
    }
  }
  return heights.map((side, at) => {
    if (at === 0) return from;
    if (at === count) return to;
    const share = (at / count) * length;
    return [from[0] + east * share - north * side, from[1] + north * share + east * side];
  });
}

/** Height of the triangle so far along its base; `along` is where its top stands, which may be beyond either end. */
function roomAt(at: number, length: number, along: number, height: number): number {
  const left = along > 0 ? (at / along) * height : Infinity;
  const right = along < length ? ((length - at) / (length - along)) * height : Infinity;
  return Math.min(left, right, height);
}
