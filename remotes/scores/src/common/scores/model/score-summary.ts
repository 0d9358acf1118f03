import { type PropertyScore, type ScorePart, shownDifference } from '@kavel/contracts';

export interface BuurtComparison {
  score: number;
  /** The score compared with the buurt, and the difference in whole points. */
  relation: 'above' | 'below' | 'level';
  points: number;
}

/** The score and the mean of the buurt, both in whole points as displayed; null without either. */
export function compareWithBuurt({ score, buurtScore }: PropertyScore): BuurtComparison | null {
  if (score === null || buurtScore === null) return null;
  const difference = shownDifference(score, buurtScore);
  const relation = difference === 0 ? 'level' : difference > 0 ? 'above' : 'below';
  return { score: buurtScore, relation, points: Math.abs(difference) };
}

/** Effective weight of a part, including its share of the weights of unmeasured parts. */
export function effectiveWeight(part: ScorePart, completeness: number): number {
  return part.score === null || completeness === 0 ? 0 : part.weight / completeness;
}

/** Measured parts first, by descending weight. */
export function inOrder(parts: readonly ScorePart[]): ScorePart[] {
  return [...parts].sort(
    (a, b) => Number(a.score === null) - Number(b.score === null) || b.weight - a.weight,
  );
}
