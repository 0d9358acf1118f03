import type { EndpointResult, Reference, ValuationResult, valuationApi } from '@kavel/contracts';

export type BucketAnswer = EndpointResult<typeof valuationApi.referencesAndValuationResult>;

const unitsIn = ({ valuationResults, unvalued }: BucketAnswer) =>
  new Set([...valuationResults, ...unvalued].map(({ unitId }) => unitId));

/** Replaces the results of one bucket; units that the model now refuses lose their result. */
export function mergeResults(results: readonly ValuationResult[], answer: BucketAnswer): ValuationResult[] {
  const answered = unitsIn(answer);
  return [...results.filter(({ unitId }) => !answered.has(unitId)), ...answer.valuationResults];
}

/** References by unit for every unit in the response; empty for refused units. */
export function referencesOf(answer: BucketAnswer): Map<string, Reference[]> {
  return new Map([...unitsIn(answer)].map(unitId => [unitId, answer.references[unitId] ?? []]));
}
