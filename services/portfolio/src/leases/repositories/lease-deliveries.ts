import type { LeaseCounts, LeaseDelivery } from '@kavel/contracts/leases';
import { type Caller, checkUndoable, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

const columns = ['id', 'name', 'counts', 'created_at', 'undone_at', 'user_name'] as const;

export async function insertDelivery(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { portfolioId, name, counts }: { portfolioId: string; name: string; counts: LeaseCounts },
): Promise<LeaseDelivery> {
  const row = await trx
    .insertInto('lease_delivery')
    .values({
      organisation_id: organisationId,
      portfolio_id: portfolioId,
      name,
      counts: JSON.stringify(counts),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/** Newest first. */
export async function listDeliveries(
  { trx, organisationId }: OrganisationScope,
  portfolioId: string,
): Promise<LeaseDelivery[]> {
  const rows = await trx
    .selectFrom('lease_delivery')
    .where('organisation_id', '=', organisationId)
    .where('portfolio_id', '=', portfolioId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toDelivery);
}

/** The portfolio of a delivery, which is locked. Throws `not-found`, and `conflict` when it was undone already. */
export async function lockDelivery(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<{ portfolioId: string }> {
  const row = await trx
    .selectFrom('lease_delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select(['portfolio_id', 'undone_at'])
    .forUpdate()
    .executeTakeFirst();
  return { portfolioId: checkUndoable(row, 'import').portfolio_id };
}

export async function closeDelivery(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<LeaseDelivery> {
  const row = await trx
    .updateTable('lease_delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .set({ undone_at: sql`clock_timestamp()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

interface DeliveryRow {
  id: string;
  name: string;
  counts: LeaseCounts;
  created_at: Date;
  undone_at: Date | null;
  user_name: string;
}

function toDelivery(row: DeliveryRow): LeaseDelivery {
  return {
    id: row.id,
    name: row.name,
    counts: row.counts,
    madeBy: row.user_name,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
