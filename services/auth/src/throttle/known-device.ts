import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { addDevice, findDevice } from '../repositories/known-devices';
import type { AuthTransaction } from '../repositories/schema';
import type { Account } from '../repositories/users';
import { hashOf, newSecret } from '../secrets';

const prefix = 'kavel_device_';
const lifetimeSeconds = 365 * 24 * 60 * 60;
/** Of one account, and cookies of one browser that are looked at: one for each account used there. */
const mostDevices = 20;

/** What a browser shows of earlier sign-ins, as it is kept: hashes. */
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
 * The browser that signed in is known to the account from now on. Returns the cookie that says so; each sign-in gives
 * another one. Accounts used in one browser have a cookie each.
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
