import type { ReferenceWeights, VtwType } from '@kavel/contracts';
import type { ModelParameters } from '../model-parameters';
import type { Deal } from '../property';
import type { MarketTerms, ValueBasis } from '../value-by-comparables';

/** A price index as numbers of JSON; see `TimeIndex`. */
export interface IndexEvidence {
  firstMonth: number;
  levels: number[];
  season: number[];
}

/** JSON has no infinity: it is written as null. */
export interface TermsEvidence extends Omit<MarketTerms, 'newest' | 'calibration'> {
  newest: number | null;
  calibration: { upTo: number | null; expected: MarketTerms['calibration'][number]['expected'] }[];
}

/** The sales of one type that units were compared with, in the order of their market. */
export interface SalesEvidence<D extends Deal = Deal> {
  terms: TermsEvidence;
  index: IndexEvidence;
  deals: D[];
  /** What the model said of each beforehand, by feature, place and time; null where it says nothing. */
  shares: (number | null)[][];
}

/** The lettings of one type that market rents rest on. */
export interface LettingsEvidence<D extends Deal = Deal> {
  lat0: number;
  slopes: number[];
  index: IndexEvidence;
  deals: D[];
}

/** What the value of one unit rests on; rows are places in the deals of its types. */
export interface UnitEvidence {
  key: string;
  /** Of the sales it is compared with, and of the lettings. */
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
 * Everything that the values of some units follow from, as plain JSON: the same version of the model makes the same
 * figures of it at any time, without the data they were taken from.
 */
export interface ValuationEvidence<D extends Deal = Deal> {
  /** Of this layout. */
  form: 1;
  modelVersion: string;
  parameters: ModelParameters;
  valueDate: string;
  sales: Partial<Record<VtwType, SalesEvidence<D>>>;
  lettings: Partial<Record<VtwType, LettingsEvidence<D>>>;
  units: UnitEvidence[];
}
