import { sql } from 'kysely';
import type { AuthTransaction } from './schema';
import type { Owner } from './second-factors';

export interface NewRecovery extends Owner {
  tokenHash: string;
  mailed: boolean;
  lifetimeSeconds: number;
}

/** Earlier links of the same account become invalid. Returns the expiry time. */
export async function addRecovery(trx: AuthTransaction, recovery: NewRecovery): Promise<Date> {
  const { userId, organisationId, tokenHash, mailed, lifetimeSeconds } = recovery;
  await trx
    .updateTable('account_recovery')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const { expires_at } = await trx
    .insertInto('account_recovery')
    .values({
      user_id: userId,
      organisation_id: organisationId,
      token_hash: tokenHash,
      mailed,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

export interface UsableRecovery {
  id: string;
  userId: string;
  mailed: boolean;
  expiresAt: Date;
}

/** The recovery of a valid link; locked, so that it is used once. */
export async function lockUsableRecovery(
  trx: AuthTransaction,
  tokenHash: string,
): Promise<UsableRecovery | undefined> {
  return trx
    .selectFrom('account_recovery')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'user_id as userId', 'mailed', 'expires_at as expiresAt'])
    .forUpdate()
    .executeTakeFirst();
}

export async function markRecoveryUsed(trx: AuthTransaction, id: string): Promise<void> {
  await trx.updateTable('account_recovery').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
