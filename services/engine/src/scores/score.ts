import type { ScoreLevel, ScorePart, ScoreUse } from '@kavel/contracts';
import type { Metric } from './catalogue/define';
import { confidenceOf } from './confidence';
import { pointsOf } from './subscore';
import { type Total, totalOf } from './total';
import { scaleFor } from './uses';
import type { ScoreWeights } from './weights';

/** A measured value and where it comes from. */
export interface Measurement {
  value: number;
  level: ScoreLevel;
  /** Year that the value is of. */
  year: number;
  date?: string | null;
  file?: string | null;
  fictional?: boolean;
  /** Rank for a percentile metric, 0 to 100; without it the value has no score. */
  percentile?: number | null;
  custom?: boolean;
}

export interface ScoredSubject {
  use: ScoreUse;
  weights: ScoreWeights;
  /** The present year, which the age of values counts from. */
  year: number;
  measured: ReadonlyMap<string, Measurement>;
}

export interface Score extends Omit<Total, 'contributions'> {
  /** Weighted mean of `confidenceOf`; null without values. */
  confidence: number | null;
  parts: Omit<ScorePart, 'reference'>[];
}

/**
 * Weighted mean of the measured parts; weights of the others are distributed proportionally. Contributions sum to the
 * score, also where it is withheld.
 */
export function scoreOf(metrics: readonly Metric[], subject: ScoredSubject): Score {
  const drafts = metrics.map(metric => draftOf(metric, subject));
  const { contributions, ...total } = totalOf(drafts);
  const parts = drafts.map((part, at) => ({ ...part, contribution: contributions[at] ?? 0 }));
  return { ...total, confidence: confidenceIn(drafts, subject), parts };
}

type Draft = Omit<Score['parts'][number], 'contribution'>;

function draftOf(metric: Metric, { use, weights, measured }: ScoredSubject): Draft {
  const found = measured.get(metric.key);
  const { worst, best } = scaleFor(use, metric);
  const percentile = found?.percentile ?? null;
  const position = metric.scale === 'percentile' ? percentile : (found?.value ?? null);
  return {
    key: metric.key,
    weight: weights.get(metric.key) ?? 0,
    unit: metric.unit,
    worst,
    best,
    source: metric.source,
    scale: metric.scale,
    value: found?.value ?? null,
    score: position === null ? null : pointsOf(metric.steps, { worst, best }, position),
    date: found?.date ?? null,
    year: found?.year ?? null,
    level: found?.level ?? null,
    percentile,
    file: found?.file ?? null,
    fictional: found?.fictional ?? false,
    custom: found?.custom ?? false,
  };
}

function confidenceIn(parts: readonly Draft[], { year }: ScoredSubject): number | null {
  let [sum, present] = [0, 0];
  for (const { score, level, weight, year: of } of parts) {
    if (score === null || level === null || of === null) continue;
    sum += weight * confidenceOf(level, year - of);
    present += weight;
  }
  return present > 0 ? Math.min(1, sum / present) : null;
}
