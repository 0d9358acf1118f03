import {
  type EndpointResult,
  type ReferenceParams,
  type ValuationDetail,
  valuationApi,
} from '@kavel/contracts';
import { valuationInnerApi } from '@kavel/contracts/valuations';
import { type Caller, ServiceError } from '@kavel/service-kit';
import type { CalculationContext } from './deps';
import { type BucketedUnit, bucketedUnits, readValuation } from './read-valuation';
import { savedOrSuggestedBuckets } from './suggested-buckets';
import { unitValuesOf } from './unit-values';

type Answer = EndpointResult<typeof valuationApi.referencesAndValuationResult>;

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
  const buckets = await savedOrSuggestedBuckets(context.portfolio, valuation, caller);
  const units = bucketedUnits(valuation, buckets, wanted);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await valueAndSave(context, valuation, units, wanted.params, caller);
    } catch (error) {
      const wasBehind = error instanceof ServiceError && error.code === 'revision-behind';
      if (!wasBehind || attempt === mostAttempts) throw error;
    }
  }
}

async function valueAndSave(
  context: CalculationContext,
  { id, valueDate }: ValuationDetail,
  units: readonly BucketedUnit[],
  params: ReferenceParams | undefined,
  caller: Caller,
): Promise<Answer> {
  const { revision, settings, choices } = await context.portfolio.call(
    valuationApi.getReferenceChoices,
    { params: { id } },
    caller,
  );
  const asked = params ? Object.fromEntries(units.map(({ bucket }) => [bucket, params])) : settings;
  const values = await unitValuesOf(context, { valueDate, units: [...units], settings: asked, choices });
  const { evidence: _, ...made } = values;
  const saved = await context.portfolio.call(
    valuationInnerApi.saveValues,
    { params: { id }, body: { revision, ...values } },
    caller,
  );
  return { ...made, ...saved };
}
