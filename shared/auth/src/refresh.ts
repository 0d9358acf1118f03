import type { TokenPair } from '@kavel/contracts';
import { decodeClaims, needsRefresh } from './claims';
import { tokenCookies } from './cookies';

/** The session has ended: the server refused the refresh token, or there is none. */
export class SignInRequired extends Error {
  override name = 'SignInRequired';
}

const failed = 'Failed to refresh token';

/** Exchanges a refresh token. Throws `SignInRequired` when the server refuses it. */
export async function exchange(refreshToken: string): Promise<TokenPair> {
  const response = await fetch('/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).catch((error: unknown) => {
    throw error instanceof Error && error.message !== '' ? error : new TypeError(failed, { cause: error });
  });
  if (response.status === 400 || response.status === 401 || response.status === 403) {
    throw new SignInRequired(failed);
  }
  if (!response.ok) throw new Error(failed);
  const answer: { result: TokenPair } = await response.json();
  return answer.result;
}

/** Refreshes once for all tabs: the tab that gets the lock makes the call, the others then find a new cookie. */
export function refreshUnderLock(): Promise<void> {
  return navigator.locks.request('kavel-refresh', async () => {
    const { token, refreshToken } = tokenCookies.read();
    if (token && !needsRefresh(decodeClaims(token), Date.now())) return;
    if (!refreshToken) throw new SignInRequired('No refresh token available');
    tokenCookies.store(await exchange(refreshToken));
  });
}
