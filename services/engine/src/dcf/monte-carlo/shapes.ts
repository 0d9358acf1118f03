import type { DrawnShape } from '@kavel/contracts/valuations';

/** Where the normal distribution is cut off, in standard deviations. */
const furthest = 3;

/**
 * A change with mean 0 and standard deviation `spread` from a standard normal number z: of every shape the quantile of
 * Φ(z), so that one seed gives the same ranks for all. Lognormal is that of one plus the change, with mean 1.
 */
export function changeOf(shape: DrawnShape, spread: number, z: number): number {
  if (shape === 'normal') return spread * Math.min(furthest, Math.max(-furthest, z));
  if (shape === 'lognormal') {
    const variance = Math.log(1 + spread ** 2);
    return Math.exp(Math.sqrt(variance) * Math.min(furthest, Math.max(-furthest, z)) - variance / 2) - 1;
  }
  const share = normalShare(z);
  if (shape === 'uniform') return spread * Math.sqrt(3) * (2 * share - 1);
  const half = spread * Math.sqrt(6);
  return share < 0.5 ? half * (Math.sqrt(2 * share) - 1) : half * (1 - Math.sqrt(2 * (1 - share)));
}

/** Φ(z) by Abramowitz and Stegun 26.2.17, within 7.5e-8. */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}
