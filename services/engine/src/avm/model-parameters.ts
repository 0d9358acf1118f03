import type { ComparisonParameters } from './learned/compare-learned';

/** The figures of a version of the model; kept with what a value rests on. */
export interface ModelParameters {
  comparison: ComparisonParameters;
  /** Log points by which a price level may wander in a month, for dates past the data. */
  wanderPerMonth: number;
}
