import type { EndpointResult, ReferenceParams, ValuationResult, valuationApi } from '@kavel/contracts';
import { type UnitsToValue, type UnitValues, valuationInnerApi } from '@kavel/contracts/valuations';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { readChoices } from '../../appraisal/repositories/choices';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { readBuckets } from '../repositories/buckets';
import { listMemberIds, listMembers } from '../repositories/valuation-units';
import { getHead, lockHead, raiseReferenceRevision, type ValuationHead } from '../repositories/valuations';
import { storeValues } from '../repositories/values';
import { bucketedUnits } from '../rules/bucketed-units';
import { checkEditable } from '../rules/status';
import { suggestedBucketsOf } from '../rules/suggested-buckets';
import { checkUnitsKnown } from '../rules/valuation-units';
import { saveBuckets } from './save-buckets';

type Answer = EndpointResult<typeof valuationApi.referencesAndValuationResult>;

/** What to value, by default all units; `params` replaces the bucket's own settings. */
export interface ToValue {
  params?: ReferenceParams | undefined;
  bucket?: string | undefined;
  unitId?: string | undefined;
}

/** Retries after concurrent changes of the valuation. */
const maxAttempts = 3;

/**
 * Finds references for units, by the settings of their bucket and the appraiser's choices; values them and stores both.
 * Nothing is locked during the computation.
 */
export async function valueBuckets(
  { store, realEstateData }: Pick<RouteContext, 'store' | 'realEstateData'>,
  caller: Caller,
  id: string,
  wanted: ToValue,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const { toValue, head } = await store.inOrganisation(caller, scope =>
      readToValue(scope, caller, id, wanted),
    );
    const values = await realEstateData.call(valuationInnerApi.valueUnits, { body: toValue });
    try {
      const stored = await store.inOrganisation(caller, scope => storeMade(scope, head, values));
      const { evidence: _, ...made } = values;
      return { ...made, ...stored };
    } catch (error) {
      const wasBehind = error instanceof ServiceError && error.code === 'revision-behind';
      if (!wasBehind || attempt === maxAttempts) throw error;
    }
  }
}

async function readToValue(
  scope: OrganisationScope,
  caller: Caller,
  id: string,
  { params, ...only }: ToValue,
): Promise<{ toValue: UnitsToValue; head: ValuationHead }> {
  const head = await getHead(scope, id);
  const members = (await listMembers(scope, id)).map(({ unit }) => unit);
  // Values and everything computed from them refer to a bucket, so buckets are saved first.
  const saved = await readBuckets(scope, id);
  const buckets =
    Object.keys(saved).length > 0 ? saved : await saveBuckets(scope, caller, id, suggestedBucketsOf(members));
  const units = bucketedUnits(members, buckets, only);
  const settings = params
    ? Object.fromEntries(units.map(({ bucket }) => [bucket, params]))
    : head.referenceSettings;
  const choices = await readChoices(scope, id);
  return { toValue: { valueDate: head.valueDate, units, settings, choices }, head };
}

async function storeMade(
  scope: OrganisationScope,
  read: ValuationHead,
  values: UnitValues,
): Promise<{ revision: number; valuationResults: ValuationResult[] }> {
  const { id } = read;
  const head = await lockHead(scope, id);
  checkEditable(head.status);
  if (head.referenceRevision !== read.referenceRevision || head.valueDate !== read.valueDate)
    throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile.');
  const unitIds = values.valuationResults.map(({ unitId }) => unitId);
  checkUnitsKnown(unitIds, await listMemberIds(scope, id), 'in this valuation');
  const valuationResults = await storeValues(scope, id, values);
  return { revision: await raiseReferenceRevision(scope, id), valuationResults };
}
