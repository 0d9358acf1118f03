import { createHash } from 'node:crypto';
import { ServiceError } from '@kavel/service-kit';
import { isPassword } from './passwords';
import { recordEvent } from './repositories/audit';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  removeOldAttempts,
} from './repositories/login-attempts';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccountByEmail } from './repositories/users';

/** Attempts within the window before the door stays shut until it ends. */
export const loginLimits = { windowSeconds: 15 * 60, perEmail: 8, perAddress: 100 };

/** Checks e-mail and password. Throws `invalid-credentials` or `too-many-requests`. */
export async function signIn(
  database: AuthDatabase,
  credentials: { email: string; password: string; address: string },
  network: string | null,
): Promise<Account> {
  const keys = throttleKeys(credentials);
  const account = await database.withService(async trx => {
    const retryAfterSeconds = await countAttempts(trx, keys);
    return retryAfterSeconds > 0
      ? { retryAfterSeconds }
      : { found: await findAccountByEmail(trx, credentials.email) };
  });
  if (account.retryAfterSeconds !== undefined) throw tooManyAttempts(account.retryAfterSeconds);
  const matches = await isPassword(account.found?.passwordHash, credentials.password);
  if (!matches || !account.found?.active) {
    await database.withService(trx => recordFailure(trx, account.found, network));
    throw new ServiceError('invalid-credentials', 'E-mail address or password is not correct');
  }
  const { found } = account;
  await database.withService(async trx => {
    await recordEvent(trx, {
      organisationId: found.organisationId,
      kind: 'sign-in',
      actor: found,
      address: network,
    });
    await forgetAttempts(trx, keys.email);
    await forgiveAttempt(trx, keys.address);
  });
  return found;
}

/** What was typed for an unknown address is not kept: it may be a password. */
function recordFailure(
  trx: AuthTransaction,
  account: Account | undefined,
  network: string | null,
): Promise<void> {
  return recordEvent(trx, {
    organisationId: account?.organisationId ?? null,
    kind: 'sign-in-failed',
    actor: null,
    subject: account ?? null,
    address: network,
  });
}

/** Counts before the password is checked, so that many attempts at once count too. Seconds to wait, or 0. */
async function countAttempts(
  trx: AuthTransaction,
  keys: { email: string; address: string },
): Promise<number> {
  const { windowSeconds, perEmail, perAddress } = loginLimits;
  await removeOldAttempts(trx, windowSeconds);
  const byEmail = await countAttempt(trx, keys.email, windowSeconds);
  const byAddress = await countAttempt(trx, keys.address, windowSeconds);
  return Math.max(
    byEmail.attempts > perEmail ? byEmail.secondsLeft : 0,
    byAddress.attempts > perAddress ? byAddress.secondsLeft : 0,
  );
}

/** Hashed: what people type at a login is sometimes their password. */
function throttleKeys({ email, address }: { email: string; address: string }) {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return { email: `email:${digest(email.toLowerCase())}`, address: `address:${digest(address)}` };
}

/** The answer for whoever has to wait. */
export function tooManyAttempts(retryAfterSeconds: number): ServiceError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new ServiceError('too-many-requests', message, { retryAfterSeconds });
}
