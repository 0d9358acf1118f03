import type { Delivery } from '@kavel/contracts/work-areas';
import { type Caller, checkUndoable, signedBy } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

export async function insertDelivery(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { name, accepted, rejected }: Pick<Delivery, 'name' | 'accepted' | 'rejected'>,
): Promise<Delivery> {
  const row = await trx
    .insertInto('work_area_delivery')
    .values({
      organisation_id: organisationId,
      name,
      accepted,
      rejected: JSON.stringify(rejected),
      ...signedBy(caller),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/** Newest first. */
export async function listDeliveries({ trx, organisationId }: OrganisationScope): Promise<Delivery[]> {
  const rows = await trx
    .selectFrom('work_area_delivery')
    .where('organisation_id', '=', organisationId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toDelivery);
}

/** Throws `not-found`, and `conflict` when it was undone before. */
export async function closeDelivery(
  { trx, organisationId }: OrganisationScope,
  id: string,
): Promise<Delivery> {
  const ofId = trx
    .selectFrom('work_area_delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id);
  checkUndoable(await ofId.select('undone_at').forUpdate().executeTakeFirst(), 'delivery');
  const row = await trx
    .updateTable('work_area_delivery')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .set({ undone_at: sql`clock_timestamp()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

const columns = ['id', 'name', 'accepted', 'rejected', 'created_at', 'undone_at', 'user_name'] as const;

interface Row extends Pick<Delivery, 'id' | 'name' | 'accepted' | 'rejected'> {
  created_at: Date;
  undone_at: Date | null;
  user_name: string;
}

function toDelivery({
  created_at: createdAt,
  undone_at: undoneAt,
  user_name: madeBy,
  ...row
}: Row): Delivery {
  return { ...row, state: stateOf(row, undoneAt), madeBy, createdAt: createdAt.toISOString() };
}

function stateOf(
  { accepted, rejected }: Pick<Delivery, 'accepted' | 'rejected'>,
  undoneAt: Date | null,
): Delivery['state'] {
  if (undoneAt !== null) return 'undone';
  if (accepted === 0) return 'refused';
  return rejected.length > 0 ? 'partial' : 'complete';
}
