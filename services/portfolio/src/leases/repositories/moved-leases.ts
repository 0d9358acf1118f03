import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';
import { isUniqueViolation } from '../../repositories/unique-violation';
import { moveTenants } from './tenants';

/** A unit and the one that takes its place in another portfolio. */
export interface UnitMove {
  from: string;
  to: string;
}

/**
 * Gives the leases of moved units, with their tenants and what the owner had given before them, to the units that take
 * their place. Throws `conflict` when the other portfolio has a lease by the same reference.
 */
export async function moveLeases(
  scope: OrganisationScope,
  portfolios: { sourceId: string; targetId: string },
  moves: readonly UnitMove[],
): Promise<void> {
  const { trx, organisationId } = scope;
  const { sourceId, targetId } = portfolios;
  const line = sql`${jsonRows(moves.map(move => ({ ...move })))} as line("from" uuid, "to" uuid)`;
  const moved = await refusingReference(() =>
    sql<{ id: string }>`
      update portfolio.lease set unit_id = line."to", portfolio_id = ${targetId}
      from ${line}
      where lease.organisation_id = ${organisationId} and lease.portfolio_id = ${sourceId}
        and lease.unit_id = line."from"
      returning lease.id`.execute(trx),
  );
  const ids = moved.rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await moveTenants(scope, targetId, ids);
  await sql`
    with gone as (
      delete from portfolio.unit_before_leases as before using ${line}
      where before.organisation_id = ${organisationId} and before.unit_id = line."from"
      returning line."to", before.facts
    )
    insert into portfolio.unit_before_leases (organisation_id, portfolio_id, unit_id, facts)
    select ${organisationId}::uuid, ${targetId}::uuid, "to", facts from gone
    on conflict do nothing`.execute(trx);
}

async function refusingReference<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ServiceError('conflict', 'The other portfolio has a lease by the same reference');
  }
}
