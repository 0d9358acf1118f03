import type { ScoreBand, ScoreLevel, ScoreMetric, ScorePart, ScoreUse } from '@kavel/contracts';
import { bandOf, confidenceOf } from './confidence';
import { scaled } from './subscore';
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

export interface Score {
  /** Null when completeness is below `leastCompleteness`. */
  score: number | null;
  band: ScoreBand | null;
  /** Share of the weights with a value. */
  completeness: number;
  /** Weighted mean of `confidenceOf`; null without values. */
  confidence: number | null;
  parts: Omit<ScorePart, 'reference'>[];
}

export const leastCompleteness = 0.6;
/** Weights are sums of decimal fractions. */
const rounding = 1e-9;

/**
 * Weighted mean of the measured parts; weights of the others are distributed proportionally. Contributions sum to the
 * score, also where it is withheld.
 */
export function scoreOf(metrics: readonly ScoreMetric[], subject: ScoredSubject): Score {
  const drafts = metrics.map(metric => draftOf(metric, subject));
  const present = drafts.reduce((sum, { weight, score }) => sum + (score === null ? 0 : weight), 0);
  const parts = drafts.map(part => ({
    ...part,
    contribution: part.score === null || present === 0 ? 0 : (part.score * part.weight) / present,
  }));
  const completeness = Math.min(1, present);
  const total = Math.min(
    100,
    parts.reduce((sum, part) => sum + part.contribution, 0),
  );
  const score = present > 0 && completeness >= leastCompleteness - rounding ? total : null;
  return {
    score,
    band: score === null ? null : bandOf(score),
    completeness,
    confidence: present > 0 ? confidenceIn(drafts, subject, present) : null,
    parts,
  };
}

type Draft = Omit<Score['parts'][number], 'contribution'>;

function draftOf(metric: ScoreMetric, { use, weights, measured }: ScoredSubject): Draft {
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
    score: position === null ? null : scaled({ worst, best }, position),
    date: found?.date ?? null,
    year: found?.year ?? null,
    level: found?.level ?? null,
    percentile,
    file: found?.file ?? null,
    fictional: found?.fictional ?? false,
    custom: found?.custom ?? false,
  };
}

function confidenceIn(parts: readonly Draft[], { year }: ScoredSubject, present: number): number {
  const sum = parts.reduce((total, part) => {
    if (part.score === null || part.level === null || part.year === null) return total;
    return total + part.weight * confidenceOf(part.level, year - part.year);
  }, 0);
  return Math.min(1, sum / present);
}
