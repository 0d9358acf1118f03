import { type Caller, ServiceError } from '@kavel/service-kit';
import { expiryOf, readAccount, sessionOf } from './current-account';
import { isPassword } from './passwords';
import { recordEvent } from './repositories/audit';
import { markAuthenticated } from './repositories/refresh-tokens';
import type { AuthDatabase } from './repositories/schema';
import { hasSecondFactor } from './repositories/second-factors';
import { countAttempt, forgetAttempts } from './repositories/sign-in-attempts';
import type { Account } from './repositories/users';
import { admitCode, settleCode } from './second-factor/code-throttle';
import { takeCode } from './second-factor/second-factor';
import { invalidCode } from './second-factor/sign-in-step';
import { tooManyAttempts } from './sign-in';

/** Limit of password attempts within a session. */
const guesses = { windowSeconds: 15 * 60, most: 8 };

export interface Proof {
  password: string;
  code?: string | undefined;
  /** For the audit log. */
  network: string | null;
}

/**
 * Checks the password, and the code when the account has a second factor, of a signed-in user; then the session counts
 * as recent. Throws `invalid-credentials`, `second-factor-required` without a code, `invalid-code` or
 * `too-many-requests`.
 */
export async function confirmIdentity(
  database: AuthDatabase,
  caller: Caller,
  { password, code, network }: Proof,
): Promise<{ account: Account; sessionId: string; expiresAt: number }> {
  const sessionId = sessionOf(caller);
  if (sessionId === undefined) throw new ServiceError('unauthenticated', 'User is not authenticated');
  const account = await database.inOrganisation(caller, trx => readAccount(trx, caller));
  const { organisationId, userId } = account;
  const record = (kind: 'identity-confirmed' | 'identity-refused') =>
    database.inService(trx =>
      recordEvent(trx, { organisationId, kind, actor: account, subject: account, address: network }),
    );
  const refuse = async (error: ServiceError) => {
    await record('identity-refused');
    throw error;
  };

  if (!(await isOwnPassword(database, account, password))) {
    return refuse(new ServiceError('invalid-credentials', 'The password is not correct'));
  }
  if (await database.inService(trx => hasSecondFactor(trx, userId))) {
    if (code === undefined) {
      throw new ServiceError('second-factor-required', 'The code of the second factor is needed too');
    }
    await admitCode(database, userId);
    const right = await database.inService(trx => takeCode(trx, account, { code, network }));
    if (!right) return refuse(invalidCode());
    await settleCode(database, userId);
  }
  await database.inService(trx => markAuthenticated(trx, sessionId));
  await record('identity-confirmed');
  return { account, sessionId, expiresAt: expiryOf(caller) };
}

/** A stolen session allows no more attempts than the sign-in. Throws `too-many-requests`. */
export async function isOwnPassword(
  database: AuthDatabase,
  { userId, passwordHash }: Account,
  password: string,
): Promise<boolean> {
  const key = `password:${userId}`;
  const { windowSeconds, most } = guesses;
  const { attempts, secondsLeft } = await database.inService(trx => countAttempt(trx, key, windowSeconds));
  if (attempts > most) throw tooManyAttempts(secondsLeft);
  const matches = await isPassword(passwordHash, password);
  if (matches) await database.inService(trx => forgetAttempts(trx, key));
  return matches;
}
