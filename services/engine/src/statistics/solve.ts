/**
 * Solves `matrix · x = right` for a symmetric positive definite matrix given by rows (Cholesky). A zero pivot gives 0,
 * so that a constant feature has no effect.
 */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const lower = factor(matrix, n);
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i += 1) {
    let sum = at(x, i);
    for (let j = 0; j < i; j += 1) sum -= at(lower, i * n + j) * at(x, j);
    x[i] = divide(sum, at(lower, i * n + i));
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = at(x, i);
    for (let j = i + 1; j < n; j += 1) sum -= at(lower, j * n + i) * at(x, j);
    x[i] = divide(sum, at(lower, i * n + i));
  }
  return x;
}

function factor(matrix: Float64Array, n: number): Float64Array {
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(matrix, i * n + j);
      for (let k = 0; k < j; k += 1) sum -= at(lower, i * n + k) * at(lower, j * n + k);
      lower[i * n + j] = i === j ? pivot(sum) : divide(sum, at(lower, j * n + j));
    }
  }
  return lower;
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
const pivot = (sum: number): number => (sum > 1e-12 ? Math.sqrt(sum) : 0);
const divide = (value: number, by: number): number => (by === 0 ? 0 : value / by);
