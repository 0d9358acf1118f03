import type { ComparisonParameters } from './learned/compare-learned';

/** Parameters of a model version; stored with the evidence of a value. */
export interface ModelParameters {
  comparison: ComparisonParameters;
  /** Standard deviation in log points by which a price level may drift per month, for dates after the data. */
  wanderPerMonth: number;
}
