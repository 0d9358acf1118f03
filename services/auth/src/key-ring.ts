import type { AccessClaims } from '@kavel/contracts';
import { signingAlgorithm, tokenAudience, tokenIssuer } from '@kavel/service-kit';
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
import { accessLifetimeSeconds } from './access/current-access';
import type { AuthDatabase } from './repositories/schema';
import {
  addSigningKey,
  listSigningKeys,
  removeRetiredKeys,
  removeSigningKeys,
  retireSigningKeys,
  type StoredSigningKey,
} from './repositories/signing-keys';

/** Signs access tokens with one key that all processes share through the database until it is rotated. */
export interface KeyRing {
  sign(claims: AccessClaims): Promise<string>;
  verificationKey: JWTVerifyGetKey;
  /** Whether a token without issuer and audience is accepted: one of the previous version, for two hours. */
  acceptsUnbound(kid: string | undefined): Promise<boolean>;
  /** The public halves of all valid keys, for services in other processes. */
  publicKeys(): Promise<JSONWebKeySet>;
  /** Deletes keys created before the configured time, which invalidates their tokens. */
  distrust(): Promise<void>;
}

export interface KeySettings {
  /** Seconds after which the key is rotated. */
  interval: number;
  /** Keys created before this are no longer used or accepted, for example after a leak. */
  trustedSince?: Date | undefined;
}

export const defaultKeySettings: KeySettings = { interval: 30 * 24 * 60 * 60 };

/** How long keys are cached; retired keys verify that much longer than tokens live. */
const freshMs = 30_000;
const overlapSeconds = accessLifetimeSeconds + 10 * 60;
/** An unknown key id triggers a reload, at most this often, in milliseconds. */
const reloadIntervalMs = 1_000;

export function createKeyRing(database: AuthDatabase, settings: KeySettings = defaultKeySettings): KeyRing {
  let loaded: { keys: Promise<LoadedKeys>; at: number } | undefined;

  const load = (): Promise<LoadedKeys> => {
    const before = loaded;
    const keys = readKeys(database, settings).catch((error: unknown) => {
      // While the database is unavailable the cached keys are used.
      loaded = before && { ...before, at: Date.now() };
      if (before) return before.keys;
      throw error;
    });
    loaded = { keys, at: Date.now() };
    return keys;
  };
  const keysNotOlderThan = (ms: number) =>
    loaded !== undefined && Date.now() - loaded.at < ms ? loaded.keys : load();
  const keys = () => keysNotOlderThan(freshMs);
  const keysWith = async (kid: string | undefined) => {
    const known = await keys();
    return known.has(kid) ? known : keysNotOlderThan(reloadIntervalMs);
  };

  return {
    async sign(claims) {
      const { privateKey, kid } = await keys();
      return new SignJWT({ ...claims, iss: tokenIssuer, aud: tokenAudience })
        .setProtectedHeader({ alg: signingAlgorithm, kid })
        .sign(privateKey);
    },
    verificationKey: async (header, token) => (await keysWith(header.kid)).find(header, token),
    acceptsUnbound: async kid => (await keys()).unbound.has(kid),
    publicKeys: async () => (await keys()).publicKeys,
    async distrust() {
      const { trustedSince } = settings;
      if (trustedSince !== undefined) await database.inService(trx => removeSigningKeys(trx, trustedSince));
    },
  };
}

interface LoadedKeys {
  kid: string;
  privateKey: Awaited<ReturnType<typeof importJWK>>;
  publicKeys: JSONWebKeySet;
  find: JWTVerifyGetKey;
  has(kid: string | undefined): boolean;
  /** Keys whose tokens need no issuer and audience. */
  unbound: Set<string | undefined>;
}

async function readKeys(database: AuthDatabase, { interval }: KeySettings): Promise<LoadedKeys> {
  const present = await database.inService(listSigningKeys);
  const due = (present[0]?.age ?? Number.POSITIVE_INFINITY) >= interval || present[0]?.privateKey === null;
  const keys = due ? await rotate(database, interval) : present;
  const current = keys[0];
  if (!current?.privateKey) throw new Error('There is no signing key');
  const publicKeys = { keys: keys.map(({ publicKey }) => publicKey) };
  const kids = new Set<string | undefined>(keys.map(({ kid }) => kid));
  return {
    kid: current.kid,
    privateKey: await importJWK(current.privateKey, signingAlgorithm),
    publicKeys,
    find: createLocalJWKSet(publicKeys),
    has: kid => kids.has(kid),
    unbound: new Set(keys.filter(({ acceptsUnbound }) => acceptsUnbound).map(({ kid }) => kid)),
  };
}

/** When processes rotate at the same time one wins; all sign with its key. */
async function rotate(database: AuthDatabase, interval: number): Promise<StoredSigningKey[]> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const { d, ...publicPart } = { ...jwk, kid, alg: signingAlgorithm, use: 'sig' };
  return database.inService(async trx => {
    await retireSigningKeys(trx, interval);
    await removeRetiredKeys(trx, overlapSeconds);
    await addSigningKey(trx, { kid, privateKey: { ...publicPart, d }, publicKey: publicPart });
    return listSigningKeys(trx);
  });
}
