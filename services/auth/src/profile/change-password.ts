import { type Caller, ServiceError } from '@kavel/service-kit';
import { readAccount, sessionOf } from '../current-account';
import { hashPassword, isPassword } from '../passwords';
import { recordEvent } from '../repositories/audit';
import { countAttempt, forgetAttempts } from '../repositories/login-attempts';
import type { AuthDatabase } from '../repositories/schema';
import { endSessions } from '../repositories/session-list';
import { setPasswordHash } from '../repositories/users';
import { tooManyAttempts } from '../sign-in';

/** Guesses at the current password from within a session. */
const guesses = { windowSeconds: 15 * 60, most: 8 };

interface PasswordChange {
  caller: Caller;
  current: string;
  next: string;
  network: string | null;
}

/**
 * Sets another password and ends the user's other sessions. Whoever holds somebody's session may guess no more
 * than at the login: throws `too-many-requests`, or `invalid-credentials` when the current password is not right.
 */
export async function changePassword(
  database: AuthDatabase,
  { caller, current, next, network }: PasswordChange,
): Promise<void> {
  const account = await database.withTenant(caller, trx => readAccount(trx, caller));
  const key = `password:${account.userId}`;
  const { windowSeconds, most } = guesses;
  const { attempts, secondsLeft } = await database.withService(trx => countAttempt(trx, key, windowSeconds));
  if (attempts > most) throw tooManyAttempts(secondsLeft);
  if (!(await isPassword(account.passwordHash, current))) {
    throw new ServiceError('invalid-credentials', 'The current password is not correct');
  }
  const passwordHash = await hashPassword(next);
  const { organisationId, userId } = account;
  await database.withTenant(caller, async trx => {
    await forgetAttempts(trx, key);
    await setPasswordHash(trx, userId, passwordHash);
    const ended = await endSessions(trx, { organisationId, userId }, sessionOf(caller));
    await recordEvent(trx, {
      organisationId,
      kind: 'password-changed',
      actor: account,
      subject: account,
      detail: { sessions: String(ended) },
      address: network,
    });
  });
}
