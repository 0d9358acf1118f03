import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from '@kavel/service-kit';
import { isPassword } from './passwords';
import { type NewAuditEvent, recordEvent } from './repositories/audit';
import type { AuthDatabase, AuthTransaction } from './repositories/schema';
import { type Account, findAccountByEmail } from './repositories/users';
import { hashOf } from './secrets';
import {
  admitSignIn,
  forgetOldAttempts,
  type SignInAttempt,
  settleSignIn,
} from './throttle/sign-in-throttle';

/**
 * Checks email and password. Throws `invalid-credentials` or `too-many-requests`. An account that does not exist or is
 * inactive takes the same path, so that neither answer nor response time reveals it.
 */
export async function signIn(
  database: AuthDatabase,
  credentials: SignInAttempt & { password: string },
  network: string | null,
): Promise<Account> {
  await database.inService(forgetOldAttempts);
  const { account, admitted } = await database.inService(async trx => {
    const account = await findAccountByEmail(trx, credentials.email);
    return { account, admitted: await admitSignIn(trx, credentials, account) };
  });
  if (typeof admitted === 'number') {
    await database.inService(trx => recordThrottled(trx, account, credentials, network));
    throw tooManyAttempts(admitted);
  }
  await wait(admitted.delaySeconds * 1_000);
  const matches = await isPassword(account?.passwordHash, credentials.password);
  if (!matches || !account?.active) {
    await database.inService(trx => recordRefusal(trx, { kind: 'sign-in-failed' }, account, network));
    throw new ServiceError('invalid-credentials', 'E-mail address or password is not correct');
  }
  await database.inService(trx => settleSignIn(trx, admitted));
  return account;
}

/** Once an hour per account and address, because recording each attempt would flood the log. */
function recordThrottled(
  trx: AuthTransaction,
  account: Account | undefined,
  { email, address }: SignInAttempt,
  network: string | null,
): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13);
  const once = `throttled ${hashOf(`${email.toLowerCase()} ${address}`)} ${hour}`;
  return recordRefusal(trx, { kind: 'sign-in-throttled', once }, account, network);
}

/** The name typed for an unknown account is not recorded: it may be a password. */
function recordRefusal(
  trx: AuthTransaction,
  event: Pick<NewAuditEvent, 'kind' | 'once'>,
  account: Account | undefined,
  network: string | null,
): Promise<void> {
  return recordEvent(trx, {
    ...event,
    organisationId: account?.organisationId ?? null,
    actor: null,
    subject: account ?? null,
    address: network,
  });
}

/** The answer to a throttled attempt. */
export function tooManyAttempts(retryAfterSeconds: number): ServiceError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const time = retryAfterSeconds < 60 ? `${retryAfterSeconds} seconds` : `${minutes} minutes`;
  return new ServiceError('too-many-requests', `Too many attempts to sign in. Try again in ${time}.`, {
    retryAfterSeconds,
  });
}
