import type { TokenPair } from '@kavel/contracts';
import { BehaviorSubject } from '@kavel/rxjs';
import { useSyncExternalStore } from 'react';
import { decodeClaims, isExpired } from './claims';
import { tokenCookies } from './cookies';
import { exchange } from './refresh';

/** A session from a link while another user is signed in. It is used only when that user accepts. */
export interface SessionOffer {
  name: string;
  email: string;
  tokens: TokenPair;
}

const offer = new BehaviorSubject<SessionOffer | null>(null);

/** The user whose session is open in this browser, or can be refreshed. */
function currentUserId(now: number): string | null {
  const { token, refreshToken } = tokenCookies.read();
  const claims = token ? decodeClaims(token) : null;
  if (!claims) return null;
  return refreshToken || !isExpired(claims, now) ? claims.sub : null;
}

/**
 * Stores tokens from the address at once, unless a session is open. Then the server is asked whose they are, because
 * the claims of an unverified token may be forged: tokens of the same user are stored, others are offered.
 */
export async function takeOver(tokens: TokenPair, now: number): Promise<void> {
  const current = currentUserId(now);
  if (current === null) return tokenCookies.store(tokens);
  const proven = await exchange(tokens.refresh_token).catch(() => null);
  const claims = proven && decodeClaims(proven.access_token);
  if (!proven || !claims) console.warn('The token in the address is invalid and is ignored.');
  else if (claims.sub === current) tokenCookies.store(proven);
  else offer.next({ name: claims.name, email: claims.email, tokens: proven });
}

/** Returns and removes the offer. */
export function takeOffer(): SessionOffer | null {
  const taken = offer.value;
  offer.next(null);
  return taken;
}

function subscribe(changed: () => void): () => void {
  const subscription = offer.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** The pending offer; null without one. */
export function useSessionOffer(): SessionOffer | null {
  return useSyncExternalStore(subscribe, () => offer.value);
}
