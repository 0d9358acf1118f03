import type { Enrolment } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { recordEvent } from '../repositories/audit';
import type { AuthTransaction } from '../repositories/schema';
import {
  confirmSecret,
  countRecoveryCodes,
  lockSecondFactor,
  markStepUsed,
  replaceRecoveryCodes,
  setPendingSecret,
  useRecoveryCode,
} from '../repositories/second-factors';
import type { Account } from '../repositories/users';
import { hashOfRecoveryCode, newRecoveryCodes, withoutSeparators } from './recovery-codes';
import { enrolmentAddress, newTotpSecret, qrOf, stepOfCode } from './totp';

/**
 * Creates a secret for an authenticator app. The current factor stays valid until a code of the new one is confirmed.
 */
export async function beginEnrolment(trx: AuthTransaction, account: Account): Promise<Enrolment> {
  const secret = newTotpSecret();
  await setPendingSecret(trx, account, secret);
  const address = enrolmentAddress(secret, account.email);
  return { secret, address, qr: qrOf(address) };
}

/** Makes the pending secret valid and returns new recovery codes; null when the code is wrong. */
export async function completeEnrolment(
  trx: AuthTransaction,
  account: Account,
  { code, network }: { code: string; network: string | null },
): Promise<string[] | null> {
  const stored = await lockSecondFactor(trx, account.userId);
  const secret = stored?.pendingSecret;
  if (!secret) throw new ServiceError('conflict', 'No enrolment was begun', { reason: 'not-begun' });
  const step = stepOfCode(secret, withoutSeparators(code), Date.now());
  if (step === null) return null;
  await confirmSecret(trx, account.userId, { secret, step });
  const codes = await giveRecoveryCodes(trx, account);
  await recordOwn(trx, account, { kind: 'second-factor-enrolled', network });
  return codes;
}

/** Creates recovery codes, to be shown once; earlier ones become invalid. */
export async function giveRecoveryCodes(trx: AuthTransaction, account: Account): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, account, codes.map(hashOfRecoveryCode));
  return codes;
}

/** Consumes a code of the authenticator app, or a recovery code. False when it is wrong or was already used. */
export async function takeCode(
  trx: AuthTransaction,
  account: Account,
  { code, network }: { code: string; network: string | null },
): Promise<boolean> {
  const typed = withoutSeparators(code);
  if (/^\d{6}$/.test(typed)) return takeTotp(trx, account.userId, typed);
  if (!(await useRecoveryCode(trx, account.userId, hashOfRecoveryCode(typed)))) return false;
  const left = await countRecoveryCodes(trx, account.userId);
  await recordOwn(trx, account, { kind: 'recovery-code-used', network, detail: { codesLeft: String(left) } });
  return true;
}

/** A code works once: its time step, and all before it, are refused from then on (RFC 6238, 5.2). */
async function takeTotp(trx: AuthTransaction, userId: string, code: string): Promise<boolean> {
  const stored = await lockSecondFactor(trx, userId);
  if (!stored?.secret) return false;
  const step = stepOfCode(stored.secret, code, Date.now());
  if (step === null || step <= stored.lastStep) return false;
  await markStepUsed(trx, userId, step);
  return true;
}

interface OwnEvent {
  kind: 'second-factor-enrolled' | 'recovery-code-used' | 'second-factor-failed';
  network: string | null;
  detail?: Record<string, string>;
}

/** Records an action of a user on their own account. */
export function recordOwn(
  trx: AuthTransaction,
  account: Account,
  { kind, network, detail }: OwnEvent,
): Promise<void> {
  const { organisationId } = account;
  return recordEvent(trx, {
    organisationId,
    kind,
    actor: account,
    subject: account,
    detail,
    address: network,
  });
}
