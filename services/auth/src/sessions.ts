import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { accessLifetimeSeconds } from './access/current-access';
import type { KeyRing } from './key-ring';
import type { Origin } from './origin';
import { removeOldAccessChanges } from './repositories/access-changes';
import {
  addFamily,
  addRefreshToken,
  lockRefreshToken,
  markUsed,
  removeExpiredFamilies,
  revokeFamily,
  touchFamily,
} from './repositories/refresh-tokens';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccount } from './repositories/users';
import { hashOf, newSecret } from './secrets';

const refreshLifetimeSeconds = 7 * 24 * 60 * 60;
/** Two calls of one client may race with the same token; later than this it is a replay. */
const graceSeconds = 10;

/** Sessions are families of refresh tokens: each token works once and is followed by the next. */
export interface Sessions {
  open(account: Account, origin: Origin): Promise<TokenPair>;
  /** An access token for a session in which password (and code) were just given again. */
  renewAccess(account: Account, sessionId: string): Promise<string>;
  /** Throws `invalid-refresh-token`; a replay also ends the session for whoever holds it. */
  refresh(refreshToken: string, origin: Origin): Promise<TokenPair>;
  /** Ends the session of a refresh token; one that is not known is ended already. */
  end(refreshToken: string): Promise<void>;
}

export function createSessions(database: AuthDatabase, keyRing: KeyRing): Sessions {
  return {
    async open(account, origin) {
      const issued = await database.withService(trx => startFamily(trx, account, origin));
      return toPair(keyRing, account, issued);
    },
    renewAccess: (account, sessionId) =>
      accessTokenOf(keyRing, account, { sessionId, authenticatedAt: now() }),
    async refresh(refreshToken, origin) {
      const next = await database.withService(trx => exchange(trx, hashOf(refreshToken), origin));
      if (next === null) throw new ServiceError('invalid-refresh-token', 'Failed to refresh token');
      return toPair(keyRing, next.account, next);
    },
    async end(refreshToken) {
      await database.withService(async trx => {
        const stored = await lockRefreshToken(trx, hashOf(refreshToken));
        if (stored !== undefined) await revokeFamily(trx, stored.familyId);
      });
    },
  };
}

interface Authenticated {
  sessionId: string;
  /** Seconds since 1970. */
  authenticatedAt: number;
}

interface Issued extends Authenticated {
  refreshToken: string;
}

async function startFamily(trx: AuthTransaction, account: Account, origin: Origin): Promise<Issued> {
  await removeExpiredFamilies(trx, account.userId);
  await removeOldAccessChanges(trx, 2 * accessLifetimeSeconds);
  const family = {
    id: randomUUID(),
    userId: account.userId,
    organisationId: account.organisationId,
    ...origin,
  };
  await addFamily(trx, family);
  const refreshToken = await issue(trx, family.id, account);
  return { sessionId: family.id, authenticatedAt: now(), refreshToken };
}

/** Null when the token is of no use. It does not throw, as revoking has to be committed. */
async function exchange(
  trx: AuthTransaction,
  hash: string,
  origin: Origin,
): Promise<({ account: Account } & Issued) | null> {
  const stored = await lockRefreshToken(trx, hash);
  if (stored === undefined || stored.revoked || stored.expired) return null;
  if (stored.usedFor !== null && stored.usedFor > graceSeconds) {
    await revokeFamily(trx, stored.familyId);
    return null;
  }
  const account = await findAccount(trx, stored.userId);
  if (!account?.active) return null;
  if (stored.usedFor === null) await markUsed(trx, hash);
  await touchFamily(trx, stored.familyId, origin);
  const { familyId, authenticatedAt } = stored;
  return { account, sessionId: familyId, authenticatedAt, refreshToken: await issue(trx, familyId, account) };
}

async function issue(trx: AuthTransaction, familyId: string, account: Account): Promise<string> {
  const refreshToken = newSecret();
  await addRefreshToken(trx, {
    hash: hashOf(refreshToken),
    familyId,
    organisationId: account.organisationId,
    lifetimeSeconds: refreshLifetimeSeconds,
  });
  return refreshToken;
}

async function toPair(keyRing: KeyRing, account: Account, issued: Issued): Promise<TokenPair> {
  return {
    access_token: await accessTokenOf(keyRing, account, issued),
    refresh_token: issued.refreshToken,
  };
}

function accessTokenOf(
  keyRing: KeyRing,
  account: Account,
  { sessionId, authenticatedAt }: Authenticated,
): Promise<string> {
  const issuedAt = now();
  return keyRing.sign({
    sub: account.userId,
    org: account.organisationId,
    name: account.name,
    email: account.email,
    perm: account.permissions,
    sid: sessionId,
    auth_time: authenticatedAt,
    iat: issuedAt,
    exp: issuedAt + accessLifetimeSeconds,
  });
}

/** Seconds since 1970. */
function now(): number {
  return Math.floor(Date.now() / 1_000);
}
