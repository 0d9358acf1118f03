import type { Handover, OwnerWhoLeft } from '@kavel/contracts/hub';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { Tenant } from './tenant';

/** Owners that are not among `active`, with their portfolios by name. Work for nobody: see `nobody`. */
export async function ownersWhoLeft(
  { trx, organisationId }: Tenant,
  active: readonly string[],
): Promise<OwnerWhoLeft[]> {
  const rows = await trx
    .selectFrom('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where('owner_id', 'is not', null)
    .where(sql<boolean>`owner_id <> all (${active}::uuid[])`)
    .select(['id', 'name', sql<string>`owner_id`.as('owner')])
    .orderBy('name')
    .execute();
  const owners = new Map<string, OwnerWhoLeft>();
  for (const { id, name, owner } of rows) {
    const { portfolios } = owners.get(owner) ?? { portfolios: [] };
    owners.set(owner, { userId: owner, portfolios: [...portfolios, { id, name }] });
  }
  return [...owners.values()];
}

/** Changes the owner, also of deleted ones that may come back, and puts it on record. Returns how many. For nobody. */
export async function handOver(
  { trx, organisationId }: Tenant,
  { actorId, actorName }: Caller,
  { fromUserId, toUserId }: Handover,
): Promise<number> {
  const moved = await trx
    .updateTable('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', fromUserId)
    .set({
      owner_id: toUserId,
      readers: sql<string[]>`array_remove(readers, ${toUserId}::uuid)`,
      editors: sql<string[]>`array_remove(editors, ${toUserId}::uuid)`,
    })
    .returning('id')
    .execute();
  if (moved.length === 0) return 0;
  await trx
    .insertInto('handover')
    .values({
      organisation_id: organisationId,
      actor_id: actorId,
      actor_name: actorName,
      from_user_id: fromUserId,
      to_user_id: toUserId,
      portfolio_ids: moved.map(({ id }) => id),
    })
    .execute();
  return moved.length;
}
