import { ridge } from '../statistics/ridge';
import { weightedMean } from '../statistics/summary';
import { cell } from './columns';
import type { Market } from './market';
import { type Candidate, dot } from './pool';

/** Strength of the market's slopes against the neighbourhood's own, as a number of typical deals. */
const shrinkage = 5;

/**
 * Slopes of this neighbourhood: a ridge regression on differences demeaned within the pool, shrunk
 * towards the slopes of the whole market rather than towards zero.
 */
export function localSlopes(market: Market, pool: readonly Candidate[]): Float64Array {
  const weights = Float64Array.from(pool, candidate => candidate.weight);
  const plainWeights = [...weights];
  const centred = (numbers: readonly number[]) => {
    const middle = weightedMean(numbers, plainWeights);
    return Float64Array.from(numbers, number => number - middle);
  };
  const unexplained = centred(
    pool.map(({ logIndexed, differences }) => logIndexed - dot(market.slopes, differences)),
  );
  const features = market.columns.features.map((_, f) =>
    centred(pool.map(({ differences }) => cell(differences, f) / cell(market.scales, f))),
  );
  const corrections = ridge(features, unexplained, weights, shrinkage);
  return market.slopes.map((slope, f) => slope + cell(corrections, f) / cell(market.scales, f));
}
