import type { OwnSaleCounts, OwnSaleDelivery } from '@kavel/contracts/transactions';
import { type Caller, checkUndoable, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { SalesScope } from './store';

/** Serialises deliveries and undos of an organisation, so that each sees the result of the previous one. */
export async function lockDeliveries({ trx, organisationId }: SalesScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own-sales ${organisationId}`}, 0))`.execute(trx);
}

export async function insertDelivery(
  { trx, organisationId }: SalesScope,
  caller: Caller,
  { name, counts }: { name: string; counts: OwnSaleCounts },
): Promise<OwnSaleDelivery> {
  const row = await trx
    .insertInto('delivery')
    .values({
      organisation_id: organisationId,
      name,
      counts: JSON.stringify(counts),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/** Newest first. */
export async function listDeliveries({ trx, organisationId }: SalesScope): Promise<OwnSaleDelivery[]> {
  const rows = await trx
    .selectFrom('delivery')
    .where('organisation_id', '=', organisationId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toDelivery);
}

/** Ids of the active deliveries, sorted. Deliveries are immutable, so the ids identify a version of the sales. */
export async function deliveriesThatHold({ trx, organisationId }: SalesScope): Promise<string[]> {
  const rows = await trx
    .selectFrom('delivery')
    .where('organisation_id', '=', organisationId)
    .where('undone_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the sales of a delivery. Throws `not-found`, and `conflict` when it was already undone. */
export async function undoDelivery(
  { trx, organisationId }: SalesScope,
  id: string,
): Promise<OwnSaleDelivery> {
  const known = await trx
    .selectFrom('delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select('undone_at')
    .forUpdate()
    .executeTakeFirst();
  checkUndoable(known, 'delivery');
  await trx
    .deleteFrom('own_sale')
    .where('organisation_id', '=', organisationId)
    .where('delivery_id', '=', id)
    .execute();
  const row = await trx
    .updateTable('delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .set({ undone_at: sql<Date>`clock_timestamp()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

const columns = ['id', 'name', 'counts', 'created_at', 'undone_at', 'user_name'] as const;

interface DeliveryRow {
  id: string;
  name: string;
  counts: OwnSaleCounts;
  created_at: Date;
  undone_at: Date | null;
  user_name: string;
}

function toDelivery(row: DeliveryRow): OwnSaleDelivery {
  return {
    id: row.id,
    name: row.name,
    counts: row.counts,
    madeBy: row.user_name,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}
