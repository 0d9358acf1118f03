import { solveSymmetric } from './solve';

/**
 * Whittaker smoothing: minimises Σ weightᵢ (yᵢ − sᵢ)² + stiffness · Σ (sᵢ − 2sᵢ₊₁ + sᵢ₊₂)². Points without weight are
 * filled in along the trend; a straight line does not change.
 */
export function smooth(values: Float64Array, weights: Float64Array, stiffness: number): Float64Array {
  const n = values.length;
  if (n < 3) return Float64Array.from(values);
  const matrix = new Float64Array(n * n);
  const right = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    matrix[i * n + i] = weights[i] ?? 0;
    right[i] = (weights[i] ?? 0) * (values[i] ?? 0);
  }
  const difference = [1, -2, 1];
  for (let start = 0; start + 2 < n; start += 1) {
    difference.forEach((left, a) => {
      difference.forEach((other, b) => {
        const cell = (start + a) * n + start + b;
        matrix[cell] = (matrix[cell] ?? 0) + stiffness * left * other;
      });
    });
  }
  return solveSymmetric(matrix, right);
}
