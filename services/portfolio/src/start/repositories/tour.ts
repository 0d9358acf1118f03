import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Whether the user has ended the tour. */
export async function readTourEnded({ trx, organisationId, userId }: OrganisationScope): Promise<boolean> {
  const row = await trx
    .selectFrom('tour')
    .select('ended_at')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.ended_at !== null;
}

export async function saveTourEnded(
  { trx, organisationId, userId }: OrganisationScope,
  ended: boolean,
): Promise<void> {
  const ended_at = ended ? sql<Date>`now()` : null;
  await trx
    .insertInto('tour')
    .values({ organisation_id: organisationId, user_id: userId, ended_at })
    .onConflict(conflict => conflict.columns(['organisation_id', 'user_id']).doUpdateSet({ ended_at }))
    .execute();
}
