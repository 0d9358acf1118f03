import { type PropertyScore, type ScorePart, shownDifference } from '@kavel/contracts';

export interface BuurtComparison {
  score: number;
  /** How the address compares with its buurt, and the difference in whole points. */
  relation: 'above' | 'below' | 'level';
  points: number;
}

/** The score next to the mean of the buurt, both in whole points as shown; null where there is no mean. */
export function compareWithBuurt({ score, buurtScore }: PropertyScore): BuurtComparison | null {
  if (buurtScore === null) return null;
  const difference = shownDifference(score, buurtScore);
  const relation = difference === 0 ? 'level' : difference > 0 ? 'above' : 'below';
  return { score: buurtScore, relation, points: Math.abs(difference) };
}

/** The weight a part really has, with its share of the weights of those that were not measured. */
export function effectiveWeight(part: ScorePart, completeness: number): number {
  return part.score === null || completeness === 0 ? 0 : part.weight / completeness;
}

/** Measured parts first, the heaviest first: the decisive parts are at the top. */
export function inOrder(parts: readonly ScorePart[]): ScorePart[] {
  return [...parts].sort(
    (a, b) => Number(a.score === null) - Number(b.score === null) || b.weight - a.weight,
  );
}
