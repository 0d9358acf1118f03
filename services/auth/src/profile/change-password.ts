import { type Caller, ServiceError } from '@kavel/service-kit';
import { isOwnPassword } from '../confirm-identity';
import { readAccount, sessionOf } from '../current-account';
import { checkNewPassword } from '../password-policy';
import { hashPassword } from '../passwords';
import { recordEvent } from '../repositories/audit';
import type { AuthDatabase } from '../repositories/schema';
import { endSessions } from '../repositories/session-list';
import { removeChallengesOf } from '../repositories/sign-in-challenges';
import { setPasswordHash } from '../repositories/users';

interface PasswordChange {
  caller: Caller;
  current: string;
  next: string;
  network: string | null;
}

/**
 * Sets a new password and ends the user's other sessions. Throws `too-many-requests` (the same limits as for sign-ins,
 * in case the session is stolen), `invalid-credentials` when the current password is wrong, or `bad-request` when the
 * new one is known or consists of facts about its owner.
 */
export async function changePassword(
  database: AuthDatabase,
  { caller, current, next, network }: PasswordChange,
): Promise<void> {
  const account = await database.inOrganisation(caller, trx => readAccount(trx, caller));
  if (!(await isOwnPassword(database, account, current))) {
    throw new ServiceError('invalid-credentials', 'The current password is not correct');
  }
  await checkNewPassword(next, account);
  const passwordHash = await hashPassword(next);
  const { organisationId, userId } = account;
  await database.inOrganisation(caller, async trx => {
    await setPasswordHash(trx, userId, passwordHash);
    await removeChallengesOf(trx, userId);
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
