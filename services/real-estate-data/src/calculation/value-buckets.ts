import type {
  EndpointResult,
  ReferenceParams,
  realEstateDataApi,
  Unit,
  ValuationDetail,
} from '@kavel/contracts';
import { appraisalApi, type UnitChoices } from '@kavel/contracts/appraisal';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { requireKnownDate } from './dates';
import type { CalculationContext } from './deps';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { saveValues } from './save-values';
import { type ValuationSubject, valueSubjects } from './value-subjects';

type Answer = EndpointResult<typeof realEstateDataApi.referencesAndValuationResult>;

/** What is to be valued, all units when nothing is named; `params` when others than the bucket's own are wanted. */
export interface ToValue {
  params?: ReferenceParams | undefined;
  bucket?: string | undefined;
  unitId?: string | undefined;
}

/** A colleague who decides something meanwhile makes the values out of date: they are made again, so often. */
const mostAttempts = 3;

/** Finds references for units, by the settings of their bucket and what the appraiser decided; values them and stores both. */
export async function valueBuckets(
  context: CalculationContext,
  id: string,
  wanted: ToValue,
  caller: Caller,
): Promise<Answer> {
  const valuation = await readValuation(context.portfolio, id, caller);
  const buckets = await readBuckets(context.portfolio, id, caller);
  const units = bucketedUnits(valuation, buckets, wanted);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await valueUnits(context, valuation, units, wanted.params, caller);
    } catch (error) {
      const wasBehind = error instanceof ServiceError && error.code === 'revision-behind';
      if (!wasBehind || attempt === mostAttempts) throw error;
    }
  }
}

async function valueUnits(
  { store, portfolio, markets, now }: CalculationContext,
  { id, valueDate }: ValuationDetail,
  units: readonly BucketedUnit[],
  params: ReferenceParams | undefined,
  caller: Caller,
): Promise<Answer> {
  const decided = await portfolio.call(appraisalApi.getReferenceChoices, { params: { id } }, caller);
  const paramsOf = (bucket: string) => params ?? decided.settings[bucket] ?? {};
  const values = await store.use(async snapshot => {
    const learnt = await markets.of(snapshot);
    requireKnownDate(valueDate, learnt, now());
    const subjects = units.map(({ unit, bucket }) =>
      subjectOf(unit, paramsOf(bucket), decided.choices[unit.id]),
    );
    return { ...(await valueSubjects(snapshot, learnt, subjects, valueDate)), snapshot: snapshot.id };
  });
  const references = Object.fromEntries(
    units.map(({ unit }) => [unit.id, values.references.get(unit.id) ?? []]),
  );
  const results = units.flatMap(({ unit, bucket }) => {
    const result = values.results.get(unit.id);
    const origin = { snapshot: values.snapshot, params: paramsOf(bucket) };
    return result ? [{ ...result, unitId: unit.id, bucket, origin }] : [];
  });
  const unvalued = [...values.unvalued.keys()];
  const toSave = { revision: decided.revision, references, results, unvalued };
  return {
    revision: await saveValues(portfolio, id, toSave, caller),
    references,
    valuationResults: results,
    unvalued: [...values.unvalued].map(([unitId, reason]) => ({ unitId, reason })),
  };
}

/** A unit as the model takes it. */
export function subjectOf(
  { id, addressObjectData }: Unit,
  params: ReferenceParams,
  choices: UnitChoices | undefined,
): ValuationSubject {
  return { key: id, ...addressObjectData, params, choices };
}
