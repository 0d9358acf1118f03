import { type ScoreMetric, scoreUses, type UseWeights } from '@kavel/contracts';
import { weightFor } from '../uses';
import { access } from './access';
import { amenities } from './amenities';
import { building } from './building';
import { market } from './market';
import { surroundings } from './surroundings';

const seeds = [...building, ...access, ...amenities, ...surroundings, ...market];

const sums = Object.fromEntries(
  scoreUses.map(use => [use, seeds.reduce((sum, seed) => sum + weightFor(use, seed), 0)]),
) as unknown as UseWeights;

/** Metrics of the property score, version `scoreCatalogueVersion`, with weights that sum to 1 for each use. */
export const propertyScoreMetrics: readonly ScoreMetric[] = seeds.map(seed => ({
  ...seed,
  weights: Object.fromEntries(
    scoreUses.map(use => [use, weightFor(use, seed) / sums[use]]),
  ) as unknown as UseWeights,
}));
