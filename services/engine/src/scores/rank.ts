import { propertyScoreMetrics } from './catalogue';
import { percentileOf } from './subscore';

const ranked = new Set(
  propertyScoreMetrics.filter(({ scale }) => scale === 'percentile').map(({ key }) => key),
);
/** Ranked among the buurten of the gemeente; others among all buurten. */
const rankedInGemeente = new Set(['woz-rank']);

/** Percentiles 0 to 100 of a metric over the buurten of a gemeente, or of all with `country`. */
export type QuantilesOf = (scope: string, key: string) => { quantiles: readonly number[] } | undefined;

/** Rank of a value for a percentile metric; null for other metrics, and where there are too few buurten. */
export function rankOf(
  quantilesOf: QuantilesOf,
  gemeentecode: string | null,
  key: string,
  value: number,
): number | null {
  if (!ranked.has(key)) return null;
  const scope = rankedInGemeente.has(key) ? gemeentecode : 'country';
  const found = scope === null ? undefined : quantilesOf(scope, key);
  return found ? percentileOf(found.quantiles, value) : null;
}
