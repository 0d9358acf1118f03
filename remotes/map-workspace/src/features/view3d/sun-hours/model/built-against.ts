import { directionOf } from './horizon';
import type { Sample } from './surfaces';

/** Tangent from which a horizon straight ahead is a wall that touches. */
const touching = 30;
/** Upward part of a normal up to which a surface is a wall. */
const upright = 0.2;

/** Whether a place on a wall lies within another building, or close against one. */
export function isBuiltAgainst(
  { place, normal: [east, north, up] }: Sample,
  horizon: Float32Array,
  triangles: Float64Array,
): boolean {
  if (Math.abs(up) > upright) return false;
  const ahead = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return (horizon[directionOf(ahead)] ?? 0) > touching || roofsAbove(place, triangles) % 2 === 1;
}

/** Faces straight above a place: one within a building, two under a canopy. */
function roofsAbove([x, y, z]: Sample['place'], triangles: Float64Array): number {
  let count = 0;
  for (let at = 0; at < triangles.length; at += 9) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = triangles.subarray(
      at,
      at + 9,
    );
    const whole = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(whole) < 1e-6) continue;
    const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / whole;
    const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / whole;
    if (v < 0 || w < 0 || v + w > 1) continue;
    if (az + v * (bz - az) + w * (cz - az) > z) count += 1;
  }
  return count;
}
