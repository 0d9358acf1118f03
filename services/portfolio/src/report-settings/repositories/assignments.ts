import { type Assignment, type AssignmentFacts, noAssignment } from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

export type StoredAssignment = Omit<Assignment, 'editable'>;

/** The assignment of a valuation; nothing is stated before the first save. */
export async function readAssignment(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<StoredAssignment> {
  const row = await trx
    .selectFrom('valuation_assignment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .executeTakeFirst();
  if (row === undefined) return { facts: noAssignment, revision: 0, changed: null };
  const by = { userId: row.actor_id, name: row.actor_name };
  return {
    facts: row.facts,
    revision: row.revision,
    changed: { at: row.changed_at.toISOString(), by },
  };
}

/** Replaces the facts and raises the revision. */
export async function writeAssignment(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { actorId, actorName }: Pick<Caller, 'actorId' | 'actorName'>,
  facts: AssignmentFacts,
): Promise<void> {
  const written = {
    facts: JSON.stringify(facts),
    changed_at: sql<Date>`now()`,
    actor_id: actorId,
    actor_name: actorName,
  };
  await trx
    .insertInto('valuation_assignment')
    .values({ organisation_id: organisationId, valuation_id: valuationId, ...written })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet({
        ...written,
        revision: sql<number>`valuation_assignment.revision + 1`,
      }),
    )
    .execute();
}
