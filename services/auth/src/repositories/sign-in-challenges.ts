import { sql } from 'kysely';
import type { AuthTransaction } from './schema';
import type { Owner } from './second-factors';

/** Deletes expired ones of the same user. */
export async function addChallenge(
  trx: AuthTransaction,
  { userId, organisationId }: Owner,
  { hash, lifetimeSeconds }: { hash: string; lifetimeSeconds: number },
): Promise<void> {
  await trx
    .deleteFrom('sign_in_challenge')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  await trx
    .insertInto('sign_in_challenge')
    .values({
      hash,
      user_id: userId,
      organisation_id: organisationId,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .execute();
}

/** The user of a challenge; undefined when it is unknown, used or expired. Locked, so that it works once. */
export async function lockChallenge(trx: AuthTransaction, hash: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('sign_in_challenge')
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

export async function removeChallenge(trx: AuthTransaction, hash: string): Promise<void> {
  await trx.deleteFrom('sign_in_challenge').where('hash', '=', hash).execute();
}

/** Deletes challenges that were started with the old password. */
export async function removeChallengesOf(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute();
}
