import type { SustainabilityMetric, SustainabilityTheme } from '@kavel/contracts/sustainability';
import { catalogueOf } from '../../scores/catalogue';
import { rankerOf } from '../../scores/rank';
import { climate } from './climate';
import { energy } from './energy';
import { obligation } from './obligation';
import { surroundings } from './surroundings';

/** Metrics of the sustainability index, version `sustainabilityCatalogueVersion`; all uses have the same weights. */
export const sustainabilityMetrics: readonly SustainabilityMetric[] = catalogueOf<SustainabilityTheme>(
  [...energy, ...obligation, ...climate, ...surroundings],
  (_, { weight }) => weight,
);

/** Ranks of the index. */
export const sustainabilityRankOf = rankerOf(sustainabilityMetrics);
