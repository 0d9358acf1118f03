import type { AccessClaims } from '@kavel/contracts';
import { jwtDecode } from 'jwt-decode';

/** A token that expires within this time in milliseconds is refreshed. */
export const refreshMargin = 600_000;

/** The claims of a token, or null when it cannot be decoded. The signature is only checked by the server. */
export function decodeClaims(token: string): AccessClaims | null {
  try {
    return jwtDecode<AccessClaims>(token);
  } catch {
    return null;
  }
}

/** Valid only if `exp` is later than now. */
export function isExpired(claims: AccessClaims, now: number): boolean {
  return claims.exp * 1000 <= now;
}

export function needsRefresh(claims: AccessClaims | null, now: number): boolean {
  return claims === null || claims.exp * 1000 - now <= refreshMargin;
}
