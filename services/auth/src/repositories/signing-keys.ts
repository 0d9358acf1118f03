import type { JWK } from 'jose';
import type { AuthTransaction } from './schema';

/** The key all processes sign with, or none yet. */
export async function readSigningKey(trx: AuthTransaction): Promise<JWK | undefined> {
  const row = await trx.selectFrom('signing_key').select('private_jwk').executeTakeFirst();
  return row?.private_jwk;
}

/** Stores a first key; when another process was quicker, its key stays. */
export async function addSigningKey(trx: AuthTransaction, kid: string, privateKey: JWK): Promise<void> {
  await trx
    .insertInto('signing_key')
    .values({ kid, private_jwk: JSON.stringify(privateKey) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Every access token that was ever signed stops being valid. */
export async function removeSigningKey(trx: AuthTransaction): Promise<void> {
  await trx.deleteFrom('signing_key').execute();
}
