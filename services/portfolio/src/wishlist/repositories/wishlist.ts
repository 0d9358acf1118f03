import type { Transaction, Wishlist, WishlistItem } from '@kavel/contracts/transactions';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** An item as it is stored: with the transaction as it was when it was added. */
export type StoredItem = Omit<WishlistItem, 'gone'>;

/** Whose list it is and who may read it. Throws `not-found` for one of a colleague that is not shared. */
export async function getWishlist(
  { trx, organisationId }: OrganisationScope,
  ownerId: string,
  caller: Caller,
): Promise<Pick<Wishlist, 'owner' | 'shared'>> {
  const row = await trx
    .selectFrom('wishlist')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', ownerId)
    .select(['owner_name', 'shared'])
    .executeTakeFirst();
  if (row) return { owner: { userId: ownerId, name: row.owner_name }, shared: row.shared };
  if (ownerId !== caller.userId) throw new ServiceError('not-found', 'This list does not exist');
  return { owner: { userId: caller.userId, name: caller.userName }, shared: false };
}

/** In the order of the owner. */
export async function listItems(
  { trx, organisationId }: OrganisationScope,
  ownerId: string,
): Promise<StoredItem[]> {
  const rows = await trx
    .selectFrom('wishlist_item')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', ownerId)
    .select(itemColumns)
    .orderBy('position')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(toItem);
}

/** Lists that colleagues share and that have an item. */
export async function listShared({
  trx,
  organisationId,
  userId,
}: OrganisationScope): Promise<Wishlist['colleagues']> {
  const rows = await trx
    .selectFrom('wishlist')
    .innerJoin('wishlist_item', join =>
      join
        .onRef('wishlist_item.organisation_id', '=', 'wishlist.organisation_id')
        .onRef('wishlist_item.owner_id', '=', 'wishlist.owner_id'),
    )
    .where('wishlist.organisation_id', '=', organisationId)
    .where('wishlist.owner_id', '<>', userId)
    .where('shared', '=', true)
    .groupBy(['wishlist.owner_id', 'owner_name'])
    .select(eb => ['wishlist.owner_id as userId', 'owner_name as name', eb.fn.countAll<string>().as('count')])
    .orderBy('owner_name')
    .execute();
  return rows.map(row => ({ ...row, count: Number(row.count) }));
}

/** Creates the caller's list where there is none, and holds it until the transaction ends. */
export async function lockOwnWishlist(
  { trx, organisationId, userId }: OrganisationScope,
  { userName }: Caller,
): Promise<void> {
  await trx
    .insertInto('wishlist')
    .values({ organisation_id: organisationId, owner_id: userId, owner_name: userName })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'owner_id']).doUpdateSet({ owner_name: userName }),
    )
    .execute();
}

export async function shareOwnWishlist(
  { trx, organisationId, userId }: OrganisationScope,
  shared: boolean,
): Promise<void> {
  await trx
    .updateTable('wishlist')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .set({ shared })
    .execute();
}

export async function insertItem(
  { trx, organisationId, userId }: OrganisationScope,
  transaction: Transaction,
  { note, position }: { note: string; position: number },
): Promise<StoredItem> {
  const row = await trx
    .insertInto('wishlist_item')
    .values({
      organisation_id: organisationId,
      owner_id: userId,
      transaction_id: transaction.id,
      transaction: JSON.stringify(transaction),
      note,
      position,
    })
    .returning(itemColumns)
    .executeTakeFirstOrThrow();
  return toItem(row);
}

/** Throws `not-found` for an item that is not the caller's own. */
export async function setNote(
  { trx, organisationId, userId }: OrganisationScope,
  id: string,
  note: string,
): Promise<StoredItem> {
  const row = await trx
    .updateTable('wishlist_item')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .where('id', '=', id)
    .set({ note })
    .returning(itemColumns)
    .executeTakeFirst();
  return toItem(row ?? itemNotFound());
}

/** Throws as `setNote`. */
export async function deleteItem(
  { trx, organisationId, userId }: OrganisationScope,
  id: string,
): Promise<void> {
  const deleted = await trx
    .deleteFrom('wishlist_item')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) itemNotFound();
}

/** Numbers the caller's items in this order. */
export async function numberItems(
  { trx, organisationId, userId }: OrganisationScope,
  ids: readonly string[],
): Promise<void> {
  await trx
    .updateTable('wishlist_item')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .execute();
}

const itemColumns = ['id', 'transaction', 'note', 'added_at'] as const;

interface ItemRow {
  id: string;
  transaction: Transaction;
  note: string;
  added_at: Date;
}

function toItem({ added_at, ...row }: ItemRow): StoredItem {
  return { ...row, addedAt: added_at.toISOString() };
}

function itemNotFound(): never {
  throw new ServiceError('not-found', 'This item does not exist');
}
