import {
  type ScoreMetric,
  type ScoreTexts,
  type ScoreUse,
  scoreUses,
  type UseWeights,
} from '@kavel/contracts';

/** A metric of any catalogue; each catalogue has themes of its own. */
export type Metric<Theme extends string = string> = Omit<ScoreMetric, 'theme'> & { theme: Theme };

/** Year of the scales of this version. */
const year = 2026;
export const ownScale = 'Kavel-schaal 2026';

/** A metric as its theme describes it; the rest follows from that. */
type Described = Pick<ScoreMetric, 'key' | 'unit' | 'worst' | 'best' | 'source' | 'level'> & {
  name: ScoreTexts;
  definition: ScoreTexts;
  /** Weight for dwellings. */
  weight: number;
  scale?: ScoreMetric['scale'];
} & Pick<ScoreMetric, 'scales' | 'steps'>;

/** A metric before the weights of its uses are known. */
export type MetricSeed<Theme extends string = string> = Omit<Metric<Theme>, 'weights'>;

export function metricsOf<Theme extends string>(
  theme: Theme,
  described: readonly Described[],
): MetricSeed<Theme>[] {
  return described.map(metric => ({
    ...metric,
    theme,
    year,
    scale: metric.scale ?? 'linear',
    direction: metric.best > metric.worst ? 'higher' : 'lower',
  }));
}

/**
 * A catalogue of seeds. `weightFor`: weight of a metric for a use before normalising; those of a use are normalised to a
 * sum of 1.
 */
export function catalogueOf<Theme extends string>(
  seeds: readonly MetricSeed<Theme>[],
  weightFor: (use: ScoreUse, metric: { key: string; weight: number }) => number,
): readonly Metric<Theme>[] {
  const sumOf = (use: ScoreUse) => seeds.reduce((sum, seed) => sum + weightFor(use, seed), 0);
  const sums = new Map(scoreUses.map(use => [use, sumOf(use)]));
  return seeds.map(seed => ({
    ...seed,
    weights: Object.fromEntries(
      scoreUses.map(use => [use, weightFor(use, seed) / (sums.get(use) ?? 1)]),
    ) as unknown as UseWeights,
  }));
}

/** The scale of a percentile metric where more is better, and where less is. */
export const higherPercentile = { scale: 'percentile', worst: 0, best: 100 } as const;
export const lowerPercentile = { scale: 'percentile', worst: 100, best: 0 } as const;
