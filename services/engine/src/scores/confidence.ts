import type { ScoreBand, ScoreLevel } from '@kavel/contracts';

const levelFactors: Readonly<Record<ScoreLevel, number>> = {
  object: 1,
  buurt: 0.9,
  wijk: 0.75,
  pc4: 0.75,
  gemeente: 0.5,
  country: 0.5,
};

/** How far a value may be trusted for an object: by the area it is of, and by its age in years. */
export function confidenceOf(level: ScoreLevel, age: number): number {
  return levelFactors[level] * (age <= 3 ? 1 : age <= 6 ? 0.8 : 0.6);
}

const bands: readonly (readonly [from: number, band: ScoreBand])[] = [
  [80, 'excellent'],
  [65, 'good'],
  [50, 'fair'],
  [35, 'weak'],
];

export function bandOf(score: number): ScoreBand {
  return bands.find(([from]) => score >= from)?.[1] ?? 'poor';
}
