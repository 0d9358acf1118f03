import { drawnKeys, type MonteCarloSettings } from '@kavel/contracts/valuations';
import { randomNumbers } from '../../boosting/boost';
import type { WhatIf } from '../what-if';
import { changeOf } from './shapes';

/**
 * The changes of every run, the same for the same settings. All parameters are drawn in every run, so that the spread
 * and shape of one does not change the draws of another.
 */
export function drawsOf({ seed, runs, spreads, shapes, correlation }: MonteCarloSettings): WhatIf[] {
  const normal = normals(randomNumbers(seed));
  return Array.from({ length: runs }, () => {
    const z = Object.fromEntries(drawnKeys.map(key => [key, normal()])) as Record<
      (typeof drawnKeys)[number],
      number
    >;
    z.exitYield = correlation * z.discountRate + Math.sqrt(1 - correlation ** 2) * z.exitYield;
    return Object.fromEntries(
      drawnKeys.map(key => [key, changeOf(shapes?.[key] ?? 'normal', spreads[key], z[key])]),
    );
  });
}

/** Standard normal numbers by the Box–Muller transform. */
function normals(uniform: () => number): () => number {
  let next: number | null = null;
  return () => {
    if (next !== null) {
      const kept = next;
      next = null;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    const angle = 2 * Math.PI * uniform();
    next = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
}
