import type { EndpointResult, Reference, ValuationResult, valuationApi } from '@kavel/contracts';

export type BucketAnswer = EndpointResult<typeof valuationApi.referencesAndValuationResult>;

const unitsIn = ({ valuationResults, unvalued }: BucketAnswer) =>
  new Set([...valuationResults, ...unvalued].map(({ unitId }) => unitId));

/** Values with those of one bucket replaced; what the model would not value any more loses its value. */
export function mergeResults(results: readonly ValuationResult[], answer: BucketAnswer): ValuationResult[] {
  const answered = unitsIn(answer);
  return [...results.filter(({ unitId }) => !answered.has(unitId)), ...answer.valuationResults];
}

/** The references of every unit that the answer is about; none of one it refused. */
export function referencesOf(answer: BucketAnswer): Map<string, Reference[]> {
  return new Map([...unitsIn(answer)].map(unitId => [unitId, answer.references[unitId] ?? []]));
}
