import type { ReferenceWeights, VtwType } from '@kavel/contracts';
import type { ModelParameters } from '../model-parameters';
import type { Deal } from '../property';
import type { MarketTerms, ValueBasis } from '../value-by-comparables';

/** A price index in JSON numbers; see `TimeIndex`. */
export interface IndexEvidence {
  firstMonth: number;
  levels: number[];
  season: number[];
}

/** JSON has no infinity: it becomes null. */
export interface TermsEvidence extends Omit<MarketTerms, 'newest' | 'calibration'> {
  newest: number | null;
  calibration: { upTo: number | null; expected: MarketTerms['calibration'][number]['expected'] }[];
}

/** Sales of one type used for comparison, in the order of their market. */
export interface SalesEvidence<D extends Deal = Deal> {
  terms: TermsEvidence;
  index: IndexEvidence;
  deals: D[];
  /** The model's prior estimate of each sale, by feature, place and time; null when it has none. */
  shares: (number | null)[][];
}

/** Lettings of one type used for market rents. */
export interface LettingsEvidence<D extends Deal = Deal> {
  lat0: number;
  slopes: number[];
  index: IndexEvidence;
  deals: D[];
}

/** Evidence of the value of one unit; rows are indexes into the deals of its types. */
export interface UnitEvidence {
  key: string;
  /** Type of the compared sales and of the lettings. */
  salesOf: VtwType;
  lettingsOf: VtwType;
  property: ValueBasis['property'];
  said: { shares: (number | null)[]; variance: number };
  rows: number[];
  pinned: number[];
  own: { deal: Deal; shares: (number | null)[] }[];
  maxReferences: number;
  weights: ReferenceWeights;
  lettings: number[];
}

/**
 * All inputs of some units' values, as plain JSON: the same model version always computes the same figures from it,
 * without the original data.
 */
export interface ValuationEvidence<D extends Deal = Deal> {
  /** Version of this format. */
  form: 1;
  modelVersion: string;
  parameters: ModelParameters;
  valueDate: string;
  sales: Partial<Record<VtwType, SalesEvidence<D>>>;
  lettings: Partial<Record<VtwType, LettingsEvidence<D>>>;
  units: UnitEvidence[];
}
