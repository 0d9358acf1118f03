import type { Language } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { recoveryMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import { checkNewPassword } from '../password-policy';
import { hashPassword } from '../passwords';
import { recordEvent } from '../repositories/audit';
import { addRecovery, lockUsableRecovery, markRecoveryUsed } from '../repositories/recoveries';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { endSessions } from '../repositories/session-list';
import { countAttempt } from '../repositories/sign-in-attempts';
import { removeChallengesOf } from '../repositories/sign-in-challenges';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  markEmailProven,
  setPasswordHash,
} from '../repositories/users';
import { hashOf, newSecret } from '../secrets';
import { tooManyAttempts } from '../sign-in';

export const recoverySeconds = 30 * 60;
/** Requests within the window. Beyond the limit of an account the answer stays the same and nothing is sent. */
export const recoveryLimits = { windowSeconds: 60 * 60, perAccount: 3, perAddress: 20 };

export interface RecoveryRequest {
  email: string;
  language: Language;
  /** Key prefix of the limits by address. */
  address: string;
  /** For the audit log. */
  network: string | null;
  /** Called when a mail could not be sent. */
  report: (error: unknown) => void;
}

/**
 * Mails a link to the address of an active account that has proven it. Returns before any lookup, so that neither
 * answer nor response time reveals whether there is such an account. Throws `too-many-requests`.
 */
export async function requestRecovery(
  database: AuthDatabase,
  mailer: Mailer,
  request: RecoveryRequest,
): Promise<void> {
  const { windowSeconds, perAccount, perAddress } = recoveryLimits;
  const email = request.email.toLowerCase();
  const [byAddress, byAccount] = await database.inService(async trx => [
    await countAttempt(trx, `recovery-address:${hashOf(request.address)}`, windowSeconds),
    await countAttempt(trx, `recovery:${hashOf(email)}`, windowSeconds),
  ]);
  if (byAddress && byAddress.attempts > perAddress) throw tooManyAttempts(byAddress.secondsLeft);
  if (byAccount && byAccount.attempts > perAccount) return;
  mailer.later(() => mailRecovery(database, mailer, { ...request, email }), request.report);
}

async function mailRecovery(
  database: AuthDatabase,
  mailer: Mailer,
  { email, language, network }: RecoveryRequest,
): Promise<void> {
  const token = newSecret();
  const account = await database.inService(async trx => {
    const found = await findAccountByEmail(trx, email);
    if (!found?.active || !found.emailProven) return null;
    await addLink(trx, found, { token, mailed: true });
    const { organisationId } = found;
    await recordEvent(trx, {
      organisationId,
      kind: 'recovery-requested',
      actor: null,
      subject: found,
      address: network,
    });
    return found;
  });
  if (account === null) return;
  await mailer.send({ to: account.email, ...recoveryMail(language, recoveryLink(mailer.origin, token)) });
}

/** Stores a link for an account; earlier ones become invalid. */
export function addLink(
  trx: AuthTransaction,
  { userId, organisationId }: Pick<Account, 'userId' | 'organisationId'>,
  { token, mailed }: { token: string; mailed: boolean },
): Promise<Date> {
  const lifetimeSeconds = recoverySeconds;
  return addRecovery(trx, { userId, organisationId, tokenHash: hashOf(token), mailed, lifetimeSeconds });
}

/** The token is after the `#`: browsers do not send it to servers, so no log contains it. */
export function recoveryLink(origin: string, token: string): string {
  return `${origin}/password-new#${token}`;
}

/** The account of a link. Throws `not-found` for every reason why the link is invalid. */
export function readRecovery(
  database: AuthDatabase,
  token: string,
): Promise<{ account: Account; expiresAt: Date }> {
  return database.inService(trx => readUsable(trx, token));
}

/**
 * Sets a new password and ends all sessions. Does not open one: the next sign-in asks for the second factor. A mailed
 * link proves the address. Throws `not-found`, or `bad-request` for a known password.
 */
export async function completeRecovery(
  database: AuthDatabase,
  { token, password, network }: { token: string; password: string; network: string | null },
): Promise<Account> {
  // Hash only after the link was validated, and outside any transaction.
  const { account: owner } = await readRecovery(database, token);
  await checkNewPassword(password, owner);
  const passwordHash = await hashPassword(password);
  return database.inService(async trx => {
    const { account, id, mailed } = await readUsable(trx, token);
    const { userId, organisationId } = account;
    await setPasswordHash(trx, userId, passwordHash);
    if (mailed) await markEmailProven(trx, userId);
    await markRecoveryUsed(trx, id);
    await removeChallengesOf(trx, userId);
    const ended = await endSessions(trx, { organisationId, userId }, undefined);
    await recordEvent(trx, {
      organisationId,
      kind: 'account-recovered',
      actor: account,
      subject: account,
      detail: { sessions: String(ended) },
      address: network,
    });
    return account;
  });
}

async function readUsable(trx: AuthTransaction, token: string) {
  const recovery = await lockUsableRecovery(trx, hashOf(token));
  const account = recovery === undefined ? undefined : await findAccount(trx, recovery.userId);
  if (recovery === undefined || !account?.active) {
    throw new ServiceError('not-found', 'This link does not work any more');
  }
  return { ...recovery, account };
}
