import type { JWK } from 'jose';
import { type SqlBool, sql } from 'kysely';
import type { AuthTransaction } from './schema';

export interface StoredSigningKey {
  kid: string;
  /** Null once the key is rotated. */
  privateKey: JWK | null;
  publicKey: JWK;
  /** Seconds since it was made. */
  age: number;
  /** Whether tokens without issuer and audience are still accepted. */
  acceptsUnbound: boolean;
}

/** All valid keys, the one that signs first. */
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

/** Retires keys older than this many seconds and deletes their private halves. */
export async function retireSigningKeys(trx: AuthTransaction, olderThanSeconds: number): Promise<void> {
  await trx
    .updateTable('signing_key')
    .set({ retired_at: sql<Date>`now()`, private_jwk: null })
    .where('retired_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
}

/** Stores a signing key; when another process was faster, that key stays. */
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

/** Deletes keys that were retired longer ago than the lifetime of tokens. */
export async function removeRetiredKeys(trx: AuthTransaction, seconds: number): Promise<void> {
  await trx
    .deleteFrom('signing_key')
    .where(sql<SqlBool>`retired_at < now() - make_interval(secs => ${seconds})`)
    .execute();
}

/** Deletes keys, which invalidates every access token that they signed. Without a time: all keys. */
export async function removeSigningKeys(trx: AuthTransaction, madeBefore?: Date): Promise<void> {
  await trx
    .deleteFrom('signing_key')
    .$if(madeBefore !== undefined, query => query.where('created_at', '<', madeBefore ?? new Date(0)))
    .execute();
}
