import type { AccessClaims } from '@kavel/contracts';
import { signingAlgorithm } from '@kavel/service-kit';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';
import type { AuthDatabase } from './repositories/schema';
import { addSigningKey, readSigningKey } from './repositories/signing-keys';

/** Signs access tokens with the one key that all processes share through the database. */
export interface KeyRing {
  sign(claims: AccessClaims): Promise<string>;
  verificationKey: JWTVerifyGetKey;
  /** The public half, for services elsewhere. */
  publicKeys(): Promise<JSONWebKeySet>;
}

export function createKeyRing(database: AuthDatabase): KeyRing {
  let loaded: ReturnType<typeof load> | undefined;
  const keys = () => {
    loaded ??= load(database).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    async sign(claims) {
      const { privateKey, kid } = await keys();
      return new SignJWT({ ...claims }).setProtectedHeader({ alg: signingAlgorithm, kid }).sign(privateKey);
    },
    verificationKey: async (header, token) => (await keys()).find(header, token),
    publicKeys: async () => (await keys()).publicKeys,
  };
}

async function load(database: AuthDatabase) {
  const { d, ...publicPart } = await readOrMakeKey(database);
  const publicKeys = { keys: [publicPart] };
  return {
    kid: publicPart.kid ?? '',
    privateKey: await importJWK({ ...publicPart, d }, signingAlgorithm),
    publicKeys,
    find: createLocalJWKSet(publicKeys),
  };
}

async function readOrMakeKey(database: AuthDatabase) {
  const present = await database.withService(readSigningKey);
  if (present !== undefined) return present;
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return database.withService(async trx => {
    await addSigningKey(trx, kid, { ...jwk, kid, alg: signingAlgorithm, use: 'sig' });
    const stored = await readSigningKey(trx);
    if (stored === undefined) throw new Error('The signing key could not be stored');
    return stored;
  });
}
