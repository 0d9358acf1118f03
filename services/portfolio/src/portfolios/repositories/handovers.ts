import type { Handover, OwnerWhoLeft } from '@kavel/contracts/portfolios';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Owners that are not in `active`, with their portfolios by name. Runs as `nobody`. */
export async function ownersWhoLeft(
  { trx, organisationId }: OrganisationScope,
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

/** Suffix that distinguishes two portfolios of the same name, within the 120 characters of a name: ` (1a2b3c4d)`. */
const mark = sql<string>`' (' || left(id::text, 8) || ')'`;
const longestKept = 109;

/**
 * Changes the owner, also of deleted portfolios that can be restored, and records it. A portfolio whose name the new
 * owner already uses gets a suffix. Returns the number of changed portfolios. Runs as `nobody`.
 */
export async function handOver(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Caller,
  { fromUserId, toUserId }: Handover,
): Promise<number> {
  const isTaken = sql`exists (
    select from portfolio.portfolio as theirs
    where theirs.organisation_id = portfolio.organisation_id and theirs.owner_id = ${toUserId}
      and theirs.deleted_at is null and theirs.name_key = portfolio.name_key
  )`;
  const moved = await trx
    .updateTable('portfolio')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', fromUserId)
    .set({
      owner_id: toUserId,
      name: sql<string>`case when ${isTaken} then left(name, ${longestKept}) || ${mark} else name end`,
      name_key: sql<string>`case when ${isTaken} then left(name_key, ${longestKept}) || ${mark} else name_key end`,
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
