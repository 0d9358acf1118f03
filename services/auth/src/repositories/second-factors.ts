import type { SecondFactor } from '@kavel/contracts/management';
import { sql } from 'kysely';
import type { AuthTransaction } from './schema';

/** Owner of the factor. */
export interface Owner {
  userId: string;
  organisationId: string;
}

/** Stores a secret that becomes valid when a code of it is confirmed. */
export async function setPendingSecret(
  trx: AuthTransaction,
  { userId, organisationId }: Owner,
  secret: string,
): Promise<void> {
  await trx
    .insertInto('second_factor')
    .values({ user_id: userId, organisation_id: organisationId, pending_secret: secret })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ pending_secret: secret }))
    .execute();
}

export interface StoredSecondFactor {
  secret: string | null;
  pendingSecret: string | null;
  lastStep: number;
}

/** Locked until commit, so that of two equal codes sent in parallel one works. */
export async function lockSecondFactor(
  trx: AuthTransaction,
  userId: string,
): Promise<StoredSecondFactor | undefined> {
  return trx
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .select(['secret', 'pending_secret as pendingSecret', 'last_step as lastStep'])
    .forUpdate()
    .executeTakeFirst();
}

export async function markStepUsed(trx: AuthTransaction, userId: string, step: number): Promise<void> {
  await trx.updateTable('second_factor').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Makes the pending secret valid. */
export async function confirmSecret(
  trx: AuthTransaction,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  await trx
    .updateTable('second_factor')
    .set({ secret, pending_secret: null, last_step: step, enrolled_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes the factor and its recovery codes. False when there was none. */
export async function removeSecondFactor(trx: AuthTransaction, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const removed = await trx
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst();
  return typeof removed?.secret === 'string';
}

/** Active users of the organisation without a second factor. */
export async function countWithoutSecondFactor(
  trx: AuthTransaction,
  organisationId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('user_account')
    .leftJoin('second_factor', 'second_factor.user_id', 'user_account.id')
    .where('user_account.organisation_id', '=', organisationId)
    .where('user_account.active', '=', true)
    .where('second_factor.secret', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasSecondFactor(trx: AuthTransaction, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The state of the factor for its owner. */
export async function describeSecondFactor(
  trx: AuthTransaction,
  userId: string,
): Promise<Omit<SecondFactor, 'demanded'>> {
  const row = await trx
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .select('enrolled_at')
    .executeTakeFirst();
  return {
    enrolledAt: row?.enrolled_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(trx, userId),
  };
}

/** Invalidates earlier codes. */
export async function replaceRecoveryCodes(
  trx: AuthTransaction,
  { userId, organisationId }: Owner,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ hash, user_id: userId, organisation_id: organisationId })))
    .execute();
}

/** False when the code is unknown or was used. */
export async function useRecoveryCode(trx: AuthTransaction, userId: string, hash: string): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(trx: AuthTransaction, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
