import type { Approval, ValuationResult } from '@kavel/contracts';

/** The approval record of a valuation with these values and this many units. */
export function approvalOf(
  { revision, referenceRevision }: Pick<Approval, 'revision' | 'referenceRevision'>,
  units: number,
  results: readonly ValuationResult[],
): Omit<Approval, 'approvedAt'> {
  return {
    revision,
    referenceRevision,
    modelVersions: distinct(results.map(result => result.modelVersion)),
    snapshots: distinct(results.flatMap(result => result.origin?.snapshot ?? [])),
    units,
    valued: results.length,
    totalValue: results.reduce((sum, { value }) => sum + value, 0),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
