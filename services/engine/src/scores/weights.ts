import { type ScoreUse, scoreUses, type WeightUpdate } from '@kavel/contracts';
import type { Metric } from './catalogue/define';

/** Weights by key, which sum to 1. */
export type ScoreWeights = ReadonlyMap<string, number>;

/** A change of values or weights that cannot be applied; the message names what is wrong. */
export class ScoreUpdateError extends Error {}

/** Refuses a key that no metric has. */
export function requireKnown(metrics: readonly Metric[], keys: Iterable<string>): void {
  const known = new Set(metrics.map(({ key }) => key));
  for (const key of keys) if (!known.has(key)) throw new ScoreUpdateError(`There is no metric "${key}"`);
}

/**
 * Weights of each use: the defaults, with named ones replaced, normalised to a sum of 1. Throws a ScoreUpdateError for an
 * unknown key, and when all weights of a use are zero.
 */
export function weightsWith(
  metrics: readonly Metric[],
  updates: readonly WeightUpdate[],
): Record<ScoreUse, ScoreWeights> {
  requireKnown(
    metrics,
    updates.map(({ key }) => key),
  );
  const named = new Map(updates.map(({ key, weight }) => [key, weight]));
  const weightsOf = (use: ScoreUse) =>
    normalised(metrics.map(({ key, weights }) => [key, named.get(key) ?? weights[use]]));
  return Object.fromEntries(scoreUses.map(use => [use, weightsOf(use)])) as Record<ScoreUse, ScoreWeights>;
}

function normalised(weights: readonly (readonly [key: string, weight: number])[]): ScoreWeights {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  if (sum === 0) throw new ScoreUpdateError('All weights are zero');
  return new Map(weights.map(([key, weight]) => [key, weight / sum]));
}
