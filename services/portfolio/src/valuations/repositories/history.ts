import type { AddressObjectData, Approval, StatusEvent, ValuationStatus } from '@kavel/contracts';
import { factsOn } from '@kavel/engine';
import { type Caller, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
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

/** Stores the current facts of the units, with the rents of the value date. */
export async function freezeFacts(scope: OrganisationScope, valuationId: string): Promise<void> {
  const { trx, organisationId } = scope;
  await trx
    .updateTable('valuation_unit')
    .from('unit')
    .set(eb => ({ frozen_facts: sql`${eb.ref('unit.address_object_data')}` }))
    .where('valuation_unit.organisation_id', '=', organisationId)
    .where('valuation_unit.valuation_id', '=', valuationId)
    .whereRef('unit.organisation_id', '=', 'valuation_unit.organisation_id')
    .whereRef('unit.id', '=', 'valuation_unit.unit_id')
    .execute();
  await freezeRents(scope, valuationId);
}

/** Facts are kept as of today; of units with leases the rents are those of the value date. */
async function freezeRents({ trx, organisationId }: OrganisationScope, valuationId: string): Promise<void> {
  const { rows } = await sql<{ id: string; facts: AddressObjectData; valueDate: string }>`
    select member.unit_id as id, member.frozen_facts as facts, valuation.value_date::text as "valueDate"
    from portfolio.valuation_unit as member
    join portfolio.valuation on valuation.organisation_id = member.organisation_id
      and valuation.id = member.valuation_id
    where member.organisation_id = ${organisationId} and member.valuation_id = ${valuationId}
      and member.frozen_facts ? 'leases'`.execute(trx);
  const dated = rows.flatMap(({ id, facts, valueDate }) => {
    const { annualRent, leaseEnd, leaseBreak } = factsOn(facts, valueDate);
    const isSame =
      annualRent === facts.annualRent && leaseEnd === facts.leaseEnd && leaseBreak === facts.leaseBreak;
    return isSame ? [] : [{ id, facts: { annualRent, leaseEnd, leaseBreak } }];
  });
  if (dated.length === 0) return;
  await sql`
    update portfolio.valuation_unit as member set frozen_facts = member.frozen_facts || line.facts
    from ${jsonRows(dated)} as line (id uuid, facts jsonb)
    where member.organisation_id = ${organisationId} and member.valuation_id = ${valuationId}
      and member.unit_id = line.id`.execute(trx);
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
