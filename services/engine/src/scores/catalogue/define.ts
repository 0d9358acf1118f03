import type { ScoreMetric, ScoreTexts } from '@kavel/contracts';

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
};

/** What weight a use other than dwelling gives, in shares of the weight for dwellings, before normalising. */
export type MetricSeed = Omit<ScoreMetric, 'weights'>;

export function metricsOf(theme: ScoreMetric['theme'], described: readonly Described[]): MetricSeed[] {
  return described.map(metric => ({
    ...metric,
    theme,
    year,
    scale: metric.scale ?? 'linear',
    direction: metric.best > metric.worst ? 'higher' : 'lower',
  }));
}

/** The scale of a percentile metric where more is better, and where less is. */
export const higherPercentile = { scale: 'percentile', worst: 0, best: 100 } as const;
export const lowerPercentile = { scale: 'percentile', worst: 100, best: 0 } as const;
