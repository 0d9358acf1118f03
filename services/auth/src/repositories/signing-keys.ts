import type { JWK } from 'jose';
import { type SqlBool, sql } from 'kysely';
import type { AuthTransaction } from './schema';

export interface StoredSigningKey {
  kid: string;
  /** Null once another key signs. */
  privateKey: JWK | null;
  publicKey: JWK;
  /** Seconds since it was made. */
  age: number;
  /** Tokens without issuer and audience are believed as yet. */
  acceptsUnbound: boolean;
}

/** All keys that verify, the one that signs first. */
export async function listSigningKeys(trx: AuthTransaction): Promise<StoredSigningKey[]> {
  return trx
    .selectFrom('signing_key')
    .select([
      'kid',
      'private_jwk as privateKey',
      'public_jwk as publicKey',
      sql<number>`extract(epoch from now() - created_at)::float8`.as('age'),
      sql<boolean>`coalesce(unbound_until > now(), false)`.as('acceptsUnbound'),
    ])
    .orderBy('retired_at', order => order.desc().nullsFirst())
    .execute();
}

/** Takes keys older than so many seconds out of use and throws away their private halves. */
export async function retireSigningKeys(trx: AuthTransaction, olderThanSeconds: number): Promise<void> {
  await trx
    .updateTable('signing_key')
    .set({ retired_at: sql<Date>`now()`, private_jwk: null })
    .where('retired_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
}

/** Stores a key to sign with; when another process was quicker, its key stays. */
export async function addSigningKey(
  trx: AuthTransaction,
  { kid, privateKey, publicKey }: { kid: string; privateKey: JWK; publicKey: JWK },
): Promise<void> {
  await trx
    .insertInto('signing_key')
    .values({
      kid,
      private_jwk: JSON.stringify(privateKey),
      public_jwk: JSON.stringify(publicKey),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Throws away keys that went out of use longer ago than any token lives. */
export async function removeRetiredKeys(trx: AuthTransaction, seconds: number): Promise<void> {
  await trx
    .deleteFrom('signing_key')
    .where(sql<SqlBool>`retired_at < now() - make_interval(secs => ${seconds})`)
    .execute();
}

/** Every access token that these keys signed stops being valid. Without a moment: all keys. */
export async function removeSigningKeys(trx: AuthTransaction, madeBefore?: Date): Promise<void> {
  await trx
    .deleteFrom('signing_key')
    .$if(madeBefore !== undefined, query => query.where('created_at', '<', madeBefore ?? new Date(0)))
    .execute();
}
