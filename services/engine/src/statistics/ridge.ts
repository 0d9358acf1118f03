import { solveSymmetric } from './solve';

/**
 * Weighted ridge regression without intercept: minimises Σ w (y − x·b)² + penalty · Σ b². `features` has one column per
 * feature; columns and `target` should be demeaned beforehand.
 */
export function ridge(
  features: readonly Float64Array[],
  target: Float64Array,
  weights: Float64Array | undefined,
  penalty: number,
): Float64Array {
  const k = features.length;
  const matrix = new Float64Array(k * k);
  const right = new Float64Array(k);
  features.forEach((left, a) => {
    for (let b = 0; b <= a; b += 1) {
      const sum = weightedProduct(left, features[b] ?? left, weights);
      matrix[a * k + b] = sum;
      matrix[b * k + a] = sum;
    }
    matrix[a * k + a] = (matrix[a * k + a] ?? 0) + penalty;
    right[a] = weightedProduct(left, target, weights);
  });
  return solveSymmetric(matrix, right);
}

function weightedProduct(left: Float64Array, right: Float64Array, weights: Float64Array | undefined): number {
  let sum = 0;
  for (let i = 0; i < left.length; i += 1)
    sum += (left[i] ?? 0) * (right[i] ?? 0) * (weights ? (weights[i] ?? 0) : 1);
  return sum;
}
