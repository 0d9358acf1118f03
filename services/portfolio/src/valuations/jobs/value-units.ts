import type { ErrorCode } from '@kavel/contracts';
import {
  type RunFailure,
  type UnitsToValue,
  type UnitValues,
  valuationInnerApi,
} from '@kavel/contracts/valuations';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';
import { readChoices } from '../../appraisal/repositories/choices';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { endJob, holdLease, type JobLease } from '../../jobs/repositories/job-lease';
import { forNobody, type OrganisationScope, type PortfolioStore } from '../../repositories/store';
import { nextPending } from '../repositories/pending-units';
import { advanceRun, endRun, readPlace } from '../repositories/valuation-runs';
import { getHead, lockHead, raiseReferenceRevision } from '../repositories/valuations';
import { storeValues } from '../repositories/values';
import { checkEditable } from '../rules/status';

export const valueUnitsKind = 'value-units';

/** About a second of work, so that progress is visible and a kill loses little. */
const unitsPerTurn = 200;
/** Errors after which a retry may succeed. */
const passing: readonly ErrorCode[] = ['unavailable', 'internal'];

/**
 * Values the units of a valuation that have no value yet, one batch per turn; the job has the id of its valuation.
 * Nothing is locked during the computation: after a concurrent change the batch is computed again.
 */
export function valueUnits(store: PortfolioStore, realEstateData: ServiceClient): JobKind {
  const fail = (lease: JobLease, failure: RunFailure) =>
    store.inOrganisation(forNobody(lease), async scope => {
      await endRun(scope, lease.jobId, 'failed', failure);
      await holdLease(scope, lease);
      return finish(scope, lease);
    });
  return {
    kind: valueUnitsKind,

    async run(lease) {
      try {
        const portion = await store.inOrganisation(lease, scope => readPortion(scope, lease.jobId));
        const values = await valuesOf(realEstateData, portion.toValue);
        return await store.inOrganisation(lease, scope => storePortion(scope, lease, portion, values));
      } catch (error) {
        if (!(error instanceof ServiceError) || passing.includes(error.code)) throw error;
        return fail(lease, { code: error.code, message: error.message });
      }
    },

    fail: async lease => {
      await fail(lease, { code: 'internal', message: 'It failed again and again' });
    },
  };
}

interface Portion {
  toValue: UnitsToValue;
  /** Revision of the references when the batch was read. */
  revision: number;
}

function valuesOf(realEstateData: ServiceClient, body: UnitsToValue): Promise<UnitValues> | UnitValues {
  if (body.units.length === 0) return { references: {}, valuationResults: [], unvalued: [] };
  return realEstateData.call(valuationInnerApi.valueUnits, { body });
}

async function readPortion(scope: OrganisationScope, valuationId: string): Promise<Portion> {
  const head = await getHead(scope, valuationId);
  const place = await readPlace(scope, valuationId);
  const units = place === undefined ? [] : await nextPending(scope, valuationId, place, unitsPerTurn);
  const choices = await readChoices(scope, valuationId);
  const toValue = { valueDate: head.valueDate, units, settings: head.referenceSettings, choices };
  return { toValue, revision: head.referenceRevision };
}

async function storePortion(
  scope: OrganisationScope,
  lease: JobLease,
  { toValue, revision }: Portion,
  values: UnitValues,
): Promise<Turn> {
  const { jobId: id } = lease;
  const head = await lockHead(scope, id);
  await holdLease(scope, lease);
  checkEditable(head.status);
  if (toValue.units.length === 0) {
    await endRun(scope, id, 'done');
    return finish(scope, lease);
  }
  if (head.referenceRevision !== revision || head.valueDate !== toValue.valueDate) return 'more';
  await storeValues(scope, id, values);
  await raiseReferenceRevision(scope, id);
  const unitIds = toValue.units.map(({ unit }) => unit.id);
  await advanceRun(scope, id, { unitIds, unvalued: values.unvalued });
  return 'more';
}

async function finish(scope: OrganisationScope, lease: JobLease): Promise<Turn> {
  await endJob(scope, lease.jobId);
  return 'finished';
}
