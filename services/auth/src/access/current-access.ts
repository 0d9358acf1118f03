import type { AccessClaims } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { type AccessChange, readAccessChanges } from '../repositories/access-changes';
import type { AuthDatabase } from '../repositories/schema';

/** Lifetime of access tokens in seconds; changes before that are irrelevant. */
export const accessLifetimeSeconds = 60 * 60;

const pollMs = 1_000;
/** Transactions may commit in another order than they began, so the last seconds are read again. */
const overlapSeconds = 30;

/**
 * Changes of permissions since a token was issued. Cached in memory, so that a check needs no query; reloaded after
 * each change by this process and every second for those of others.
 */
export interface CurrentAccess {
  /** The claims with the current permissions. Throws `unauthenticated` when session or account has ended. */
  apply(claims: AccessClaims): Promise<AccessClaims>;
  /** Resolves when everything committed before the call has been read. */
  read(): Promise<void>;
  /** Polls for changes of other processes until stopped. */
  follow(report: (error: unknown) => void): void;
  stop(): Promise<void>;
}

export function createCurrentAccess(database: AuthDatabase): CurrentAccess {
  const changed = new Map<string, AccessChange>();
  let reading: Promise<void> | undefined;
  /** When the last read began, by this process's clock. */
  let readAt: number | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const readNow = async () => {
    const began = Date.now();
    const unread = readAt === undefined ? accessLifetimeSeconds : (began - readAt) / 1_000 + overlapSeconds;
    const seconds = Math.min(unread, accessLifetimeSeconds);
    const changes = await database.inService(trx => readAccessChanges(trx, seconds));
    for (const change of changes) changed.set(change.sessionId ?? change.userId, change);
    forgetOld(changed);
    readAt = began;
  };
  /** Sequential: a running read may have begun before the change that the caller waits for. */
  const read = () => {
    const next = (reading ?? Promise.resolve()).catch(() => undefined).then(readNow);
    reading = next;
    return next;
  };

  return {
    async apply(claims) {
      if (readAt === undefined) await read();
      const account = changed.get(claims.sub)?.account;
      const ended = claims.sid !== undefined && changed.has(claims.sid);
      if (ended || account === null || account?.active === false) {
        throw new ServiceError('unauthenticated', 'User is not authenticated');
      }
      return account === undefined ? claims : { ...claims, perm: account.permissions };
    },
    read,
    follow(report) {
      let told = false;
      const poll = async () => {
        try {
          await read();
          told = false;
        } catch (error) {
          if (!told) report(error);
          told = true;
        }
        if (!stopped) timer = setTimeout(poll, pollMs).unref();
      };
      timer = setTimeout(poll, pollMs).unref();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await reading?.catch(() => undefined);
    },
  };
}

function forgetOld(changed: Map<string, AccessChange>): void {
  const oldest = Date.now() - (accessLifetimeSeconds + overlapSeconds) * 1_000;
  for (const [key, { at }] of changed) if (at.getTime() < oldest) changed.delete(key);
}
