import { isUuid } from '@kavel/contracts';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { decodeJwt } from 'jose';
import { isFamilyOpen } from './repositories/refresh-tokens';
import type { AuthTransaction } from './repositories/schema';
import { type Account, findAccount } from './repositories/users';

/** The session of a verified token; undefined for old tokens without a session id. */
export function sessionOf({ token }: Pick<Caller, 'token'>): string | undefined {
  const { sid } = decodeJwt(token);
  return isUuid(sid) ? sid : undefined;
}

/** When the token expires, in seconds since 1970. */
export function expiryOf({ token }: Pick<Caller, 'token'>): number {
  return decodeJwt(token).exp ?? 0;
}

/** The current account. Throws `unauthenticated` when it or the session has ended since the token was issued. */
export async function readAccount(trx: AuthTransaction, caller: Caller): Promise<Account> {
  const account = await findAccount(trx, caller.actorId);
  const session = sessionOf(caller);
  const open = session === undefined || (await isFamilyOpen(trx, session));
  if (!account?.active || !open) throw new ServiceError('unauthenticated', 'User is not authenticated');
  return account;
}
