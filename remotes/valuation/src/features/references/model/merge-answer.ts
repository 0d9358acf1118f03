import type {
  EndpointResult,
  realEstateDataApi,
  TransactionReferences,
  ValuationResult,
} from '@kavel/contracts';

export type BucketAnswer = EndpointResult<typeof realEstateDataApi.referencesAndValuationResult>;

const unitsIn = ({ valuationResults, unvalued }: BucketAnswer) =>
  new Set([...valuationResults, ...unvalued].map(({ unitId }) => unitId));

/** Values with those of one bucket replaced; what the model would not value any more loses its value. */
export function mergeResults(results: readonly ValuationResult[], answer: BucketAnswer): ValuationResult[] {
  const answered = unitsIn(answer);
  return [...results.filter(({ unitId }) => !answered.has(unitId)), ...answer.valuationResults];
}

/** The references likewise. The revision is the server's: it is read again before it is used. */
export function mergeReferences(stored: TransactionReferences, answer: BucketAnswer): TransactionReferences {
  const answered = unitsIn(answer);
  const kept = Object.entries(stored.references).filter(([unitId]) => !answered.has(unitId));
  return { ...stored, references: { ...Object.fromEntries(kept), ...answer.references } };
}
