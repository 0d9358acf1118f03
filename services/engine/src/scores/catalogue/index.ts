import type { ScoreMetric, ScoreTheme } from '@kavel/contracts';
import { weightFor } from '../uses';
import { access } from './access';
import { amenities } from './amenities';
import { building } from './building';
import { catalogueOf } from './define';
import { market } from './market';
import { surroundings } from './surroundings';

export { catalogueOf, type Metric, metricsOf, ownScale } from './define';

/** Metrics of the property score, version `scoreCatalogueVersion`, with weights that sum to 1 for each use. */
export const propertyScoreMetrics: readonly ScoreMetric[] = catalogueOf<ScoreTheme>(
  [...building, ...access, ...amenities, ...surroundings, ...market],
  weightFor,
);
