import type { Enrolment, SecondFactorDetails } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { isSecondFactorDemanded } from '../repositories/role-demands';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { hasSecondFactor } from '../repositories/second-factors';
import { addChallenge, lockChallenge, removeChallenge } from '../repositories/sign-in-challenges';
import { type Account, findAccount } from '../repositories/users';
import { hashOf, newSecret } from '../secrets';
import { admitCode, settleCode } from './code-throttle';
import { beginEnrolment, completeEnrolment, recordOwn, takeCode } from './second-factor';

export const challengeSeconds = 10 * 60;

/** The answer to a challenge: the code as typed, and its network for the audit log. */
export interface ChallengeAnswer {
  challenge: string;
  code: string;
  network: string | null;
}

/**
 * Continues the sign-in of an account after its password. Throws `second-factor-required` with a challenge when it has
 * a second factor, or has to enrol one because its role or organisation requires it.
 */
export async function demandSecondFactor(database: AuthDatabase, account: Account): Promise<void> {
  const challenge = newSecret();
  const enrol = await database.inService(async trx => {
    const enrolled = await hasSecondFactor(trx, account.userId);
    if (!enrolled && !(await isSecondFactorDemanded(trx, account))) return null;
    await addChallenge(trx, account, { hash: hashOf(challenge), lifetimeSeconds: challengeSeconds });
    return !enrolled;
  });
  if (enrol === null) return;
  const details: SecondFactorDetails = { challenge, enrol };
  throw new ServiceError('second-factor-required', 'A second factor is needed to sign in', details);
}

/** Whether the account lacks a required second factor, so that its sessions may not be continued. */
export async function lacksSecondFactor(trx: AuthTransaction, account: Account): Promise<boolean> {
  return (await isSecondFactorDemanded(trx, account)) && !(await hasSecondFactor(trx, account.userId));
}

/** Throws `invalid-code`, `challenge-expired` or `too-many-requests`. */
export async function answerChallenge(database: AuthDatabase, answer: ChallengeAnswer): Promise<Account> {
  const { account } = await takeAnswer(database, answer, async (trx, account) =>
    (await takeCode(trx, account, answer)) ? true : null,
  );
  return account;
}

/** Creates the secret for a required enrolment, before the sign-in is complete. Throws `challenge-expired`. */
export function beginChallengedEnrolment(database: AuthDatabase, challenge: string): Promise<Enrolment> {
  return database.inService(async trx => beginEnrolment(trx, await readUnenrolled(trx, hashOf(challenge))));
}

/** Like `answerChallenge`, with a first code of the authenticator app. */
export async function enrolByChallenge(
  database: AuthDatabase,
  answer: ChallengeAnswer,
): Promise<{ account: Account; recoveryCodes: string[] }> {
  const { account, given } = await takeAnswer(database, answer, async (trx, account) => {
    if (await hasSecondFactor(trx, account.userId)) throw expired();
    return completeEnrolment(trx, account, answer);
  });
  return { account, recoveryCodes: given };
}

/**
 * Checks a code once; `check` returns null when it is wrong. Its changes for a correct code are in the same
 * transaction.
 */
async function takeAnswer<Given>(
  database: AuthDatabase,
  { challenge, network }: ChallengeAnswer,
  check: (trx: AuthTransaction, account: Account) => Promise<Given | null>,
): Promise<{ account: Account; given: Given }> {
  const hash = hashOf(challenge);
  const { userId } = await database.inService(trx => readChallenged(trx, hash));
  await admitCode(database, userId);
  const answered = await database.inService(async trx => {
    const account = await readChallenged(trx, hash);
    const given = await check(trx, account);
    if (given !== null) {
      await removeChallenge(trx, hash);
      return { account, given };
    }
    // Returned instead of thrown, so that the record of the refusal is committed.
    await recordOwn(trx, account, { kind: 'second-factor-failed', network });
    return null;
  });
  if (answered === null) throw invalidCode();
  await settleCode(database, userId);
  return answered;
}

async function readUnenrolled(trx: AuthTransaction, hash: string): Promise<Account> {
  const account = await readChallenged(trx, hash);
  if (await hasSecondFactor(trx, account.userId)) throw expired();
  return account;
}

async function readChallenged(trx: AuthTransaction, hash: string): Promise<Account> {
  const userId = await lockChallenge(trx, hash);
  const account = userId === undefined ? undefined : await findAccount(trx, userId);
  if (!account?.active) throw expired();
  return account;
}

function expired(): ServiceError {
  return new ServiceError('challenge-expired', 'This sign-in took too long. Enter the password again.');
}

export function invalidCode(): ServiceError {
  return new ServiceError('invalid-code', 'The code is not correct');
}
