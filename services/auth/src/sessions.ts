import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TokenPair } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import type { KeyRing } from './key-ring';
import {
  addFamily,
  addRefreshToken,
  lockRefreshToken,
  markUsed,
  removeExpiredFamilies,
  revokeFamily,
} from './repositories/refresh-tokens';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccount } from './repositories/users';

const accessLifetimeSeconds = 60 * 60;
const refreshLifetimeSeconds = 7 * 24 * 60 * 60;
/** Two calls of one client may race with the same token; later than this it is a replay. */
const graceSeconds = 10;

/** Sessions are families of refresh tokens: each token works once and is followed by the next. */
export interface Sessions {
  open(account: Account): Promise<TokenPair>;
  /** Throws `invalid-refresh-token`; a replay also ends the session for whoever holds it. */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Ends the session of a refresh token; one that is not known is ended already. */
  end(refreshToken: string): Promise<void>;
}

export function createSessions(database: AuthDatabase, keyRing: KeyRing): Sessions {
  return {
    async open(account) {
      const refreshToken = await database.withService(trx => startFamily(trx, account));
      return toPair(keyRing, account, refreshToken);
    },
    async refresh(refreshToken) {
      const next = await database.withService(trx => exchange(trx, hashOf(refreshToken)));
      if (next === null) throw new ServiceError('invalid-refresh-token', 'Failed to refresh token');
      return toPair(keyRing, next.account, next.refreshToken);
    },
    async end(refreshToken) {
      await database.withService(async trx => {
        const stored = await lockRefreshToken(trx, hashOf(refreshToken));
        if (stored !== undefined) await revokeFamily(trx, stored.familyId);
      });
    },
  };
}

async function startFamily(trx: AuthTransaction, account: Account): Promise<string> {
  await removeExpiredFamilies(trx, account.userId);
  const family = { id: randomUUID(), userId: account.userId, organisationId: account.organisationId };
  await addFamily(trx, family);
  return issue(trx, family.id, account);
}

/** Null when the token is of no use. It does not throw, as revoking has to be committed. */
async function exchange(
  trx: AuthTransaction,
  hash: string,
): Promise<{ account: Account; refreshToken: string } | null> {
  const stored = await lockRefreshToken(trx, hash);
  if (stored === undefined || stored.revoked || stored.expired) return null;
  if (stored.usedFor !== null && stored.usedFor > graceSeconds) {
    await revokeFamily(trx, stored.familyId);
    return null;
  }
  const account = await findAccount(trx, stored.userId);
  if (account === undefined) return null;
  if (stored.usedFor === null) await markUsed(trx, hash);
  return { account, refreshToken: await issue(trx, stored.familyId, account) };
}

async function issue(trx: AuthTransaction, familyId: string, account: Account): Promise<string> {
  const refreshToken = randomBytes(32).toString('base64url');
  await addRefreshToken(trx, {
    hash: hashOf(refreshToken),
    familyId,
    organisationId: account.organisationId,
    lifetimeSeconds: refreshLifetimeSeconds,
  });
  return refreshToken;
}

async function toPair(keyRing: KeyRing, account: Account, refreshToken: string): Promise<TokenPair> {
  const now = Math.floor(Date.now() / 1000);
  const accessToken = await keyRing.sign({
    sub: account.userId,
    org: account.organisationId,
    name: account.name,
    email: account.email,
    perm: account.permissions,
    iat: now,
    exp: now + accessLifetimeSeconds,
  });
  return { access_token: accessToken, refresh_token: refreshToken };
}

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
