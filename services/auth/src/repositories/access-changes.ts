import type { PermissionKey } from '@kavel/contracts';
import { sql } from 'kysely';
import type { AuthTransaction } from './schema';

/** The account after a change, or an ended session. */
export interface AccessChange {
  at: Date;
  userId: string;
  sessionId: string | null;
  /** Null when the account is deleted. */
  account: { active: boolean; permissions: PermissionKey[] } | null;
}

/** Changes of the last `seconds`, oldest first, of all organisations. */
export async function readAccessChanges(trx: AuthTransaction, seconds: number): Promise<AccessChange[]> {
  const rows = await trx
    .selectFrom('access_change')
    .leftJoin('user_account', 'user_account.id', 'access_change.user_id')
    .where('access_change.at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .select([
      'access_change.at',
      'access_change.user_id',
      'access_change.session_id',
      'user_account.active',
      'user_account.permissions',
    ])
    .orderBy('access_change.at')
    .execute();
  return rows.map(({ at, user_id, session_id, active, permissions }) => ({
    at,
    userId: user_id,
    sessionId: session_id,
    account: active === null || permissions === null ? null : { active, permissions },
  }));
}

/** Deletes changes older than the lifetime of access tokens. */
export async function removeOldAccessChanges(trx: AuthTransaction, seconds: number): Promise<void> {
  await trx
    .deleteFrom('access_change')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
}
