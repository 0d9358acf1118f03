import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { addDevice, findDevice } from '../repositories/known-devices';
import type { AuthTransaction } from '../repositories/schema';
import type { Account } from '../repositories/users';
import { hashOf, newSecret } from '../secrets';

const prefix = 'kavel_device_';
const lifetimeSeconds = 365 * 24 * 60 * 60;
/** Maximum of devices per account, and of device cookies per request: one for each account used in the browser. */
const mostDevices = 20;

/** The device cookies of a browser, hashed as stored. */
export function devicesOf(request: Pick<FastifyRequest, 'headers'>): string[] {
  return Object.entries(parseCookie(request.headers.cookie ?? ''))
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, mostDevices)
    .map(([, token]) => hashOf(token ?? ''));
}

export function findKnownDevice(
  trx: AuthTransaction,
  { userId }: Pick<Account, 'userId'>,
  devices: string[],
): Promise<string | undefined> {
  return findDevice(trx, userId, devices, lifetimeSeconds);
}

/**
 * Marks the browser as known to the account. Returns the new cookie; each sign-in issues another one. Accounts used in
 * one browser have a cookie each.
 */
export async function rememberDevice(
  trx: AuthTransaction,
  account: Pick<Account, 'userId' | 'organisationId'>,
  devices: string[],
): Promise<string> {
  const token = newSecret();
  await addDevice(trx, account, { hash: hashOf(token), replaces: devices, most: mostDevices });
  return stringifySetCookie({
    name: `${prefix}${hashOf(account.userId).slice(0, 12)}`,
    value: token,
    path: '/api/auth',
    maxAge: lifetimeSeconds,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  });
}
