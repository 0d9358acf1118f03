import type { Matrix, Vector } from './transforms';

/** Metres: no building is higher. */
const highest = 250;

/** From metres around the middle of a scene to what the sun sees of it, -1 to 1 on each axis: parallel rays. */
export function sunMatrix([x, y, z]: Vector, reach: number): Matrix {
  const flat = Math.hypot(x, y) || 1;
  const right: Vector = [-y / flat, x / flat, 0];
  const up: Vector = [(-x * z) / flat, (-y * z) / flat, flat];
  const deep = reach + highest;
  const tall = reach * Math.max(z, 0.05) + highest * flat;
  const row = (axis: Vector, size: number) => axis.map(value => value / size);
  const [r, u, f] = [row(right, reach), row(up, tall), row([-x, -y, -z], deep * 1.05)];
  const at = (values: number[], axis: number): number => values[axis] ?? 0;
  return [
    ...[at(r, 0), at(u, 0), at(f, 0), 0],
    ...[at(r, 1), at(u, 1), at(f, 1), 0],
    ...[at(r, 2), at(u, 2), at(f, 2), 0],
    ...[0, 0, 0, 1],
  ];
}
