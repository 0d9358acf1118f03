import { type SourcingSignal, type SourcingStrategy, sourcingSignals } from '@kavel/contracts/sourcing';
import { ScoreUpdateError } from '../scores/weights';

export type SourcingWeights = Record<SourcingSignal, number>;

/** Weight of the signal that a strategy is named after. */
const ownWeight = 0.5;

/**
 * Weights of a strategy, with named ones replaced, normalised to a sum of 1. Throws a ScoreUpdateError when all are zero.
 */
export function sourcingWeights(
  strategy: SourcingStrategy,
  named: Partial<Record<SourcingSignal, number | undefined>> = {},
): SourcingWeights {
  const others = sourcingSignals.length - 1;
  const presetOf = (key: SourcingSignal) =>
    strategy === 'mixed' ? 1 / (others + 1) : key === strategy ? ownWeight : (1 - ownWeight) / others;
  const weights = sourcingSignals.map(key => [key, named[key] ?? presetOf(key)] as const);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  if (sum === 0) throw new ScoreUpdateError('All weights are zero');
  return Object.fromEntries(weights.map(([key, weight]) => [key, weight / sum])) as SourcingWeights;
}
