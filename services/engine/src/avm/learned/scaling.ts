import { mean, quantile } from '../../statistics/summary';

/** Transformation of a feature for the linear part: clipped, log-transformed when skewed, and standardised. */
export interface Scaling {
  log: boolean;
  low: number;
  high: number;
  middle: number;
  deviation: number;
}

const extremeShare = 0.005;
const skewFrom = 1;

export function scalingOf(column: Float64Array): Scaling {
  const known = column.filter(value => !Number.isNaN(value));
  if (known.length === 0) return { log: false, low: 0, high: 0, middle: 0, deviation: 1 };
  const low = quantile(known, extremeShare);
  const high = quantile(known, 1 - extremeShare);
  const bounded = known.map(value => Math.min(Math.max(value, low), high));
  const log = low >= 0 && high > 3 && skewness(bounded) > skewFrom;
  const scaled = log ? bounded.map(Math.log1p) : bounded;
  const middle = mean(scaled);
  const deviation = Math.sqrt(mean(scaled.map(value => (value - middle) ** 2)));
  return { log, low, high, middle, deviation: deviation > 1e-9 ? deviation : 1 };
}

/** In standard deviations from the mean; unknown values count as the mean. */
export function scaled({ log, low, high, middle, deviation }: Scaling, value: number): number {
  if (Number.isNaN(value)) return 0;
  const bounded = Math.min(Math.max(value, low), high);
  return ((log ? Math.log1p(bounded) : bounded) - middle) / deviation;
}

function skewness(values: Float64Array): number {
  const middle = mean(values);
  const variance = mean(values.map(value => (value - middle) ** 2));
  return variance > 0 ? mean(values.map(value => (value - middle) ** 3)) / variance ** 1.5 : 0;
}
