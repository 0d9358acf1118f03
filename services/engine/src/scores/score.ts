import type { ScoreMetric, ScoreMetricKey, ScorePart } from '@kavel/contracts';

/** A measured value and its date. */
export interface Measurement {
  value: number;
  date: string | null;
}

export interface Score {
  score: number;
  /** Share of the weights with a value. */
  completeness: number;
  parts: ScorePart[];
}

/** Score 0 to 100 on a metric's linear scale, clipped at both ends. */
export function scaled(metric: Pick<ScoreMetric, 'worst' | 'best'>, value: number): number {
  const share = (value - metric.worst) / (metric.best - metric.worst);
  return 100 * Math.min(1, Math.max(0, share));
}

/**
 * Weighted mean of the measured parts; weights of the others are distributed proportionally. Contributions sum to the
 * score. 0 at completeness 0 when nothing was measured.
 */
export function scoreOf(
  metrics: readonly ScoreMetric[],
  measured: Partial<Record<ScoreMetricKey, Measurement | null>>,
): Score {
  const total = metrics.reduce((sum, metric) => sum + metric.weight, 0);
  const present = metrics.reduce((sum, metric) => sum + (measured[metric.key] ? metric.weight : 0), 0);
  const parts = metrics.map(metric => partOf(metric, measured[metric.key] ?? null, present));
  return {
    score: Math.min(
      100,
      parts.reduce((sum, part) => sum + part.contribution, 0),
    ),
    completeness: total === 0 ? 0 : Math.min(1, present / total),
    parts,
  };
}

function partOf(metric: ScoreMetric, measurement: Measurement | null, present: number): ScorePart {
  if (!measurement) return { ...metric, value: null, score: null, contribution: 0, date: null };
  const score = scaled(metric, measurement.value);
  const contribution = (score * metric.weight) / present;
  return { ...metric, value: measurement.value, score, contribution, date: measurement.date };
}
