import type { AuthTransaction } from '../repositories/schema';
import {
  countAttempt,
  forgiveAttempt,
  readAttempts,
  removeOldAttempts,
} from '../repositories/sign-in-attempts';
import {
  forgetFailures,
  removeOldFailures,
  reserveAttempt,
  takeSlot,
} from '../repositories/sign-in-throttle';
import type { Account } from '../repositories/users';
import { hashOf } from '../secrets';
import { findKnownDevice } from './known-device';

const hour = 60 * 60;

/**
 * Throttling of password attempts, in seconds; docs/decisions/0034 gives the reasons. Attempts from elsewhere never
 * lock out the owner of an account.
 */
export const signInPolicy = {
  /** Per account and address, and per known device. */
  backoff: { free: 5, firstWait: 30, longestWait: 15 * 60, forgetAfter: 24 * hour },
  /** Failures of unknown devices at one account, from all addresses; beyond them each new address gets fewer tries. */
  account: { window: hour, failures: 50, free: 2, delay: 2 },
  /** Failures of unknown devices at one address, for all accounts; beyond them attempts are queued. */
  address: { window: hour / 4, failures: 100, secondsApart: 1, longestQueue: 5 },
};

export interface SignInAttempt {
  email: string;
  /** The address key that limits are counted by. */
  address: string;
  /** Hashes of the request's device cookies. */
  devices: string[];
}

/** An attempt that may be made after a delay; it counts as failed until it succeeds. */
export interface AdmittedAttempt {
  delaySeconds: number;
  bucket: string;
  /** The counters of unknown devices. */
  shared: string[];
}

/** Decides whether a password may be checked now; a number is the seconds to wait. */
export async function admitSignIn(
  trx: AuthTransaction,
  attempt: SignInAttempt,
  account: Account | undefined,
): Promise<AdmittedAttempt | number> {
  const { backoff } = signInPolicy;
  const device = account && (await findKnownDevice(trx, account, attempt.devices));
  if (device === undefined) return admitUnknown(trx, keysOf(attempt));
  const bucket = `device:${device}`;
  const wait = await reserveAttempt(trx, bucket, backoff);
  return wait > 0 ? wait : { delaySeconds: 0, bucket, shared: [] };
}

/** Undoes the counts of a successful sign-in. */
export async function settleSignIn(trx: AuthTransaction, { bucket, shared }: AdmittedAttempt): Promise<void> {
  await forgetFailures(trx, bucket);
  for (const key of shared) await forgiveAttempt(trx, key);
}

/** Deletes expired counts, in its own transaction, because it locks rows of other accounts. */
export async function forgetOldAttempts(trx: AuthTransaction): Promise<void> {
  await removeOldFailures(trx, signInPolicy.backoff.forgetAfter);
  await removeOldAttempts(trx, signInPolicy.backoff.forgetAfter);
}

interface Keys {
  pair: string;
  account: string;
  address: string;
}

/** All attempts lock in the same order: address, pair, then the two counters. */
async function admitUnknown(trx: AuthTransaction, keys: Keys): Promise<AdmittedAttempt | number> {
  const { backoff, account, address } = signInPolicy;
  const crowded = (await readAttempts(trx, keys.address, address.window)) >= address.failures;
  const slot = crowded ? await takeSlot(trx, `slot:${keys.address}`, address) : 0;
  if (slot === undefined) return address.longestQueue;
  const besieged = (await readAttempts(trx, keys.account, account.window)) >= account.failures;
  const wait = await reserveAttempt(trx, keys.pair, besieged ? { ...backoff, free: account.free } : backoff);
  if (wait > 0) return wait;
  await countAttempt(trx, keys.account, account.window);
  await countAttempt(trx, keys.address, address.window);
  return {
    delaySeconds: slot + (besieged ? account.delay : 0),
    bucket: keys.pair,
    shared: [keys.account, keys.address],
  };
}

/** Hashed, because users sometimes type their password as the name. */
function keysOf({ email, address }: SignInAttempt): Keys {
  const account = hashOf(email.toLowerCase());
  return {
    pair: `pair:${hashOf(`${account} ${address}`)}`,
    account: `account:${account}`,
    address: `address:${hashOf(address)}`,
  };
}
