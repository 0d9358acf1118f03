import type { Session } from '@kavel/contracts/management';
import { sql } from 'kysely';
import { removeDevices } from './known-devices';
import type { AuthTransaction } from './schema';

export interface SessionFilter {
  organisationId: string;
  userId?: string;
}

/** Sessions that can still be refreshed, last used first. */
export async function listSessions(
  trx: AuthTransaction,
  { organisationId, userId }: SessionFilter,
  currentId: string | undefined,
): Promise<Session[]> {
  const rows = await trx
    .selectFrom('token_family')
    .innerJoin('user_account', 'user_account.id', 'token_family.user_id')
    .where('token_family.organisation_id', '=', organisationId)
    .$if(userId !== undefined, query => query.where('token_family.user_id', '=', userId ?? ''))
    .where('token_family.revoked_at', 'is', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('refresh_token')
          .select('hash')
          .whereRef('refresh_token.family_id', '=', 'token_family.id')
          .where('refresh_token.expires_at', '>', sql<Date>`now()`),
      ),
    )
    .select([
      'token_family.id',
      'token_family.user_id',
      'user_account.name',
      'token_family.started_at',
      'token_family.last_used_at',
      'token_family.device',
      'token_family.address',
    ])
    .orderBy('token_family.last_used_at', 'desc')
    .limit(2000)
    .execute();
  return rows.map(row => ({
    id: row.id,
    userId: row.user_id,
    userName: row.name,
    startedAt: row.started_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    device: row.device,
    address: row.address,
    current: row.id === currentId,
  }));
}

/** Ends one session. Returns its user; undefined when there is no such open session. */
export async function endSession(
  trx: AuthTransaction,
  { organisationId, userId }: SessionFilter,
  id: string,
): Promise<string | undefined> {
  const row = await revoking(trx, { organisationId, userId })
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Ends all sessions except the one to keep, and removes the known devices. Returns the number of ended sessions. */
export async function endSessions(
  trx: AuthTransaction,
  filter: SessionFilter,
  keepId: string | undefined,
): Promise<number> {
  await removeDevices(trx, filter);
  const ended = await revoking(trx, filter)
    .$if(keepId !== undefined, query => query.where('id', '!=', keepId ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

function revoking(trx: AuthTransaction, { organisationId, userId }: SessionFilter) {
  return trx
    .updateTable('token_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? ''))
    .where('revoked_at', 'is', null);
}
