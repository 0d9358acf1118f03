import { propertyScoreMetrics } from './catalogue';
import type { Metric } from './catalogue/define';
import { percentileOf } from './subscore';

/** Percentiles 0 to 100 of a metric over the buurten of a gemeente, or of all with `country`. */
export type QuantilesOf = (scope: string, key: string) => { quantiles: readonly number[] } | undefined;

/** Rank of a value for a percentile metric; null for other metrics, and where there are too few buurten. */
export type RankOf = (
  quantilesOf: QuantilesOf,
  gemeentecode: string | null,
  key: string,
  value: number,
) => number | null;

/** Ranks of the metrics of a catalogue: among all buurten, those of `inGemeente` among the buurten of the gemeente. */
export function rankerOf(metrics: readonly Metric[], inGemeente: ReadonlySet<string> = new Set()): RankOf {
  const ranked = new Set(metrics.filter(({ scale }) => scale === 'percentile').map(({ key }) => key));
  return (quantilesOf, gemeentecode, key, value) => {
    if (!ranked.has(key)) return null;
    const scope = inGemeente.has(key) ? gemeentecode : 'country';
    const found = scope === null ? undefined : quantilesOf(scope, key);
    return found ? percentileOf(found.quantiles, value) : null;
  };
}

/** Ranks of the property score. */
export const rankOf = rankerOf(propertyScoreMetrics, new Set(['woz-rank']));
