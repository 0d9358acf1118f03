import type { Approval, StatusEvent, ValuationStatus } from '@kavel/contracts';
import { type Caller, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import { peopleOf } from '../../repositories/people';
import type { OrganisationScope } from '../../repositories/store';

export interface NewEvent {
  valuationId: string;
  from: ValuationStatus | null;
  to: ValuationStatus;
  reason: string | null;
  revision: number;
}

/** Adds a line to the audit trail, in the name of the caller. */
export async function recordEvent(
  { trx, organisationId }: OrganisationScope,
  caller: Pick<Caller, 'actorId' | 'actorName' | 'userId' | 'userName'>,
  { valuationId, from, to, reason, revision }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('valuation_event')
    .values({
      organisation_id: organisationId,
      valuation_id: valuationId,
      ...signedBy(caller),
      from_status: from,
      to_status: to,
      reason,
      revision,
    })
    .execute();
}

/** The audit trail, newest first. */
export async function listEvents(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<StatusEvent[]> {
  const rows = await trx
    .selectFrom('valuation_event')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    ...peopleOf(row),
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    revision: row.revision,
  }));
}

/** Stores the current facts of the units. */
export async function freezeFacts(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<void> {
  await trx
    .updateTable('valuation_unit')
    .from('unit')
    .set(eb => ({ frozen_facts: sql`${eb.ref('unit.address_object_data')}` }))
    .where('valuation_unit.organisation_id', '=', organisationId)
    .where('valuation_unit.valuation_id', '=', valuationId)
    .whereRef('unit.organisation_id', '=', 'valuation_unit.organisation_id')
    .whereRef('unit.id', '=', 'valuation_unit.unit_id')
    .execute();
}

export async function recordApproval(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  approval: Omit<Approval, 'approvedAt'>,
): Promise<void> {
  await trx
    .insertInto('valuation_approval')
    .values({
      organisation_id: organisationId,
      valuation_id: valuationId,
      revision: approval.revision,
      reference_revision: approval.referenceRevision,
      model_versions: JSON.stringify(approval.modelVersions),
      snapshots: JSON.stringify(approval.snapshots),
      units: approval.units,
      valued: approval.valued,
      total_value: approval.totalValue,
    })
    .execute();
}

/** Null while not approved. */
export async function readApproval(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<Approval | null> {
  const row = await trx
    .selectFrom('valuation_approval')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    approvedAt: row.approved_at.toISOString(),
    revision: row.revision,
    referenceRevision: row.reference_revision,
    modelVersions: row.model_versions,
    snapshots: row.snapshots,
    units: row.units,
    valued: row.valued,
    totalValue: row.total_value,
  };
}
