import type { PropertyScore, ScorePart } from '@kavel/contracts';

/** Half a point is less than the measurements can tell. */
const level = 0.5;

export interface BuurtComparison {
  score: number;
  /** How the address stands to its buurt, with the whole points between them. */
  relation: 'above' | 'below' | 'level';
  points: number;
}

/** The score beside the mean of the buurt; null where there is no mean. */
export function compareWithBuurt({ score, buurtScore }: PropertyScore): BuurtComparison | null {
  if (buurtScore === null) return null;
  const difference = score - buurtScore;
  if (Math.abs(difference) < level) return { score: buurtScore, relation: 'level', points: 0 };
  return {
    score: buurtScore,
    relation: difference > 0 ? 'above' : 'below',
    points: Math.max(1, Math.round(Math.abs(difference))),
  };
}

/** The weight a part really has, with its share of the weights of those that were not measured. */
export function effectiveWeight(part: ScorePart, completeness: number): number {
  return part.score === null || completeness === 0 ? 0 : part.weight / completeness;
}

/** Measured parts first, the heaviest first: what decides the score stands at the top. */
export function inOrder(parts: readonly ScorePart[]): ScorePart[] {
  return [...parts].sort(
    (a, b) => Number(a.score === null) - Number(b.score === null) || b.weight - a.weight,
  );
}
