/** A 4 × 4 matrix by column, in doubles. */
export type Matrix = readonly number[];
export type Vector = readonly [x: number, y: number, z: number];

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function times(a: Matrix, b: Matrix): Matrix {
  const product = new Array<number>(16);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let at = 0; at < 4; at++) sum += (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0);
      product[column * 4 + row] = sum;
    }
  return product;
}

export function moved([x, y, z]: Vector, matrix: Matrix): Vector {
  const at = (row: number): number =>
    (matrix[row] ?? 0) * x +
    (matrix[row + 4] ?? 0) * y +
    (matrix[row + 8] ?? 0) * z +
    (matrix[row + 12] ?? 0);
  return [at(0), at(1), at(2)];
}

/** Of a matrix that turns, scales alike and moves: with the transposed turn. */
export function inverseOfFrame(matrix: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0, , x = 0, y = 0, z = 0] = matrix;
  const back = (one: number, other: number, third: number): number => -(one * x + other * y + third * z);
  return [a, d, g, 0, b, e, h, 0, c, f, i, 0, back(a, b, c), back(d, e, f), back(g, h, i), 1];
}

export const scaled = (x: number, y: number, z: number): Matrix => [
  x,
  0,
  0,
  0,
  0,
  y,
  0,
  0,
  0,
  0,
  z,
  0,
  0,
  0,
  0,
  1,
];
export const shifted = ([x, y, z]: Vector): Matrix => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

/** From the axes of glTF (y up) to those of 3D Tiles (z up). */
export const upright: Matrix = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1];

/** Rotation (quaternion), as glTF has it. */
export function rotated([x = 0, y = 0, z = 0, w = 1]: readonly number[]): Matrix {
  return [
    ...[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
    ...[2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
    ...[2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
    ...[0, 0, 0, 1],
  ];
}
