import type { TokenPair } from '@kavel/contracts';
import { decodeClaims, isExpired } from './claims';

/** Reads `?token=…&refresh_token=…` (both required) unless expired, and removes the query from the address. */
export function takeTokensFromUrl(now: number): TokenPair | null {
  const query = new URLSearchParams(location.search);
  const access_token = query.get('token');
  const refresh_token = query.get('refresh_token');
  if (!access_token || !refresh_token) return null;

  history.replaceState(history.state, '', location.pathname);
  const claims = decodeClaims(access_token);
  if (!claims) {
    console.warn('The token in the address is invalid and is ignored.');
    return null;
  }
  if (isExpired(claims, now)) {
    console.warn('The token in the address has expired and is ignored.');
    return null;
  }
  return { access_token, refresh_token };
}
