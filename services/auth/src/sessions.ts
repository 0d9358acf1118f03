import { randomUUID } from 'node:crypto';
import type { TokenPair } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { accessLifetimeSeconds } from './access/current-access';
import type { KeyRing } from './key-ring';
import type { Origin } from './origin';
import { removeOldAccessChanges } from './repositories/access-changes';
import { recordEvent } from './repositories/audit';
import {
  addFamily,
  addRefreshToken,
  lockRefreshToken,
  markUsed,
  readFamilyStart,
  removeExpiredFamilies,
  revokeFamily,
  type StoredRefreshToken,
  touchFamily,
} from './repositories/refresh-tokens';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccount } from './repositories/users';
import { lacksSecondFactor } from './second-factor/sign-in-step';
import { hashOf, newSecret } from './secrets';

const hour = 60 * 60;

/** How long a session lasts, in seconds. */
export interface SessionLimits {
  /** From the sign-in, regardless of use. */
  absolute: number;
  /** Since the last use. */
  idle: number;
}

export const defaultSessionLimits: SessionLimits = { absolute: 7 * 24 * hour, idle: 24 * hour };

/** Parallel calls of one client may use the same token; after this many seconds it is a replay. */
const graceSeconds = 10;

/** A session is a family of refresh tokens: each token works once and is replaced by the next. */
export interface Sessions {
  open(account: Account, origin: Origin): Promise<TokenPair>;
  /**
   * An access token for a session whose password (and code) was just entered again. Without a required second factor it
   * expires no later than the previous token, at `expiresAt` (seconds since 1970).
   */
  renewAccess(account: Account, session: { sessionId: string; expiresAt: number }): Promise<string>;
  /**
   * Throws `invalid-refresh-token`. A replay also ends the session for all holders, and so does a missing second factor
   * that has become required: the next sign-in enrols one.
   */
  refresh(refreshToken: string, origin: Origin): Promise<TokenPair>;
  /** Ends the session of a refresh token; no-op for an unknown one. */
  end(refreshToken: string): Promise<void>;
}

export function createSessions(
  database: AuthDatabase,
  keyRing: KeyRing,
  limits: SessionLimits = defaultSessionLimits,
): Sessions {
  return {
    async open(account, origin) {
      const issued = await database.inService(trx => startFamily(trx, account, origin, limits));
      return toPair(keyRing, account, issued);
    },
    async renewAccess(account, { sessionId, expiresAt }) {
      const { startedAt, bounded } = await database.inService(async trx => ({
        startedAt: await readFamilyStart(trx, sessionId),
        bounded: await lacksSecondFactor(trx, account),
      }));
      const endsAt = Math.min(startedAt + limits.absolute, bounded ? expiresAt : Number.POSITIVE_INFINITY);
      return accessTokenOf(keyRing, account, { sessionId, authenticatedAt: now(), endsAt });
    },
    async refresh(refreshToken, origin) {
      const next = await database.inService(trx => exchange(trx, hashOf(refreshToken), origin, limits));
      if (next === null) throw new ServiceError('invalid-refresh-token', 'Failed to refresh token');
      return toPair(keyRing, next.account, next);
    },
    async end(refreshToken) {
      await database.inService(async trx => {
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
  /** Absolute end of the session, in seconds since 1970. */
  endsAt: number;
}

interface Issued extends Authenticated {
  refreshToken: string;
}

async function startFamily(
  trx: AuthTransaction,
  account: Account,
  origin: Origin,
  limits: SessionLimits,
): Promise<Issued> {
  await removeExpiredFamilies(trx, account.userId);
  await removeOldAccessChanges(trx, 2 * accessLifetimeSeconds);
  const family = {
    id: randomUUID(),
    userId: account.userId,
    organisationId: account.organisationId,
    ...origin,
  };
  await addFamily(trx, family);
  const issued = await issue(trx, family.id, account, limits);
  return { sessionId: family.id, authenticatedAt: now(), ...issued };
}

/** Null when the token is invalid. Does not throw, because the revocation must be committed. */
async function exchange(
  trx: AuthTransaction,
  hash: string,
  origin: Origin,
  limits: SessionLimits,
): Promise<({ account: Account } & Issued) | null> {
  const stored = await lockRefreshToken(trx, hash);
  if (stored === undefined || stored.revoked || stored.expired) return null;
  if (stored.usedFor !== null && stored.usedFor > graceSeconds) {
    await revokeFamily(trx, stored.familyId);
    await recordReplay(trx, stored, origin);
    return null;
  }
  const account = await findAccount(trx, stored.userId);
  if (!account?.active) return null;
  if (await lacksSecondFactor(trx, account)) {
    await revokeFamily(trx, stored.familyId);
    return null;
  }
  if (stored.usedFor === null) await markUsed(trx, hash);
  await touchFamily(trx, stored.familyId, origin);
  const { familyId, authenticatedAt } = stored;
  return {
    account,
    sessionId: familyId,
    authenticatedAt,
    ...(await issue(trx, familyId, account, limits)),
  };
}

/** A used token was sent again: it, or its successor, was stolen. */
async function recordReplay(
  trx: AuthTransaction,
  { userId, organisationId }: StoredRefreshToken,
  { address }: Origin,
): Promise<void> {
  const subject = (await findAccount(trx, userId)) ?? null;
  await recordEvent(trx, { organisationId, kind: 'refresh-token-replayed', actor: null, subject, address });
}

async function issue(
  trx: AuthTransaction,
  familyId: string,
  account: Account,
  limits: SessionLimits,
): Promise<Pick<Issued, 'refreshToken' | 'endsAt'>> {
  const refreshToken = newSecret();
  await addRefreshToken(trx, {
    hash: hashOf(refreshToken),
    familyId,
    organisationId: account.organisationId,
    limits,
  });
  return { refreshToken, endsAt: (await readFamilyStart(trx, familyId)) + limits.absolute };
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
  { sessionId, authenticatedAt, endsAt }: Authenticated,
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
    exp: Math.min(issuedAt + accessLifetimeSeconds, endsAt),
  });
}

/** Seconds since 1970. */
function now(): number {
  return Math.floor(Date.now() / 1_000);
}
