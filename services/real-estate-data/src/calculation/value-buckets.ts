import {
  type EndpointResult,
  type ReferenceParams,
  type realEstateDataApi,
  type Unit,
  valuationApi,
} from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { requireKnownDate } from './dates';
import type { CalculationContext } from './deps';
import { bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { saveValues } from './save-values';
import { type ValuationSubject, valueSubjects } from './value-subjects';

type Answer = EndpointResult<typeof realEstateDataApi.referencesAndValuationResult>;

/** Finds references for the units of one bucket or of all, values them and stores both. */
export async function valueBuckets(
  { store, portfolio, markets, now }: CalculationContext,
  id: string,
  choice: { params: ReferenceParams; bucket?: string | undefined },
  caller: Caller,
): Promise<Answer> {
  const valuation = await readValuation(portfolio, id, caller);
  const buckets = await readBuckets(portfolio, id, caller);
  const units = bucketedUnits(valuation, buckets, choice.bucket);
  // Only the revision is needed: the references of ten thousand units are not read for it.
  const { revision } = await portfolio.call(
    valuationApi.getTransactionReferences,
    { params: { id }, query: { unitId: units[0]?.unit.id } },
    caller,
  );
  const values = await store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    requireKnownDate(valuation.valueDate, learnt, now());
    const subjects = units.map(({ unit }) => subjectOf(unit));
    const made = await valueSubjects(snapshot, learnt, subjects, valuation.valueDate, choice.params);
    return { ...made, origin: { snapshot: snapshot.id, params: choice.params } };
  });
  const answer: Answer = {
    references: Object.fromEntries(units.map(({ unit }) => [unit.id, values.references.get(unit.id) ?? []])),
    valuationResults: units.flatMap(({ unit, bucket }) => {
      const result = values.results.get(unit.id);
      return result ? [{ ...result, unitId: unit.id, bucket, origin: values.origin }] : [];
    }),
    unvalued: [...values.unvalued].map(([unitId, reason]) => ({ unitId, reason })),
  };
  const { references, valuationResults: results } = answer;
  const unvalued = [...values.unvalued.keys()];
  await saveValues(portfolio, id, { revision, references, results, unvalued }, caller);
  return answer;
}

/** A unit as the model takes it. */
export function subjectOf({ id, addressObjectData }: Unit): ValuationSubject {
  return { key: id, ...addressObjectData };
}
