import type { TokenPair } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { BehaviorSubject } from '@kavel/rxjs';
import { useSyncExternalStore } from 'react';
import { decodeClaims, isExpired, needsRefresh } from './claims';
import { tokenCookies } from './cookies';
import { loginAddress } from './login-address';
import { refreshUnderLock, SignInRequired } from './refresh';
import { selectedUserStore } from './selected-user-store';
import { serviceAddress } from './service-address';
import { takeOffer, takeOver } from './session-offer';
import { type SelectedUser, type SessionState, signedOut, stateFrom, withSelected } from './session-state';
import { takeTokensFromUrl } from './url-token';

const checkInterval = 60_000;

const state = new BehaviorSubject<SessionState>(signedOut);
/** The refresh in progress, shared by all callers. */
let refreshing: Promise<void> | null = null;

function readCookies(): void {
  state.next(stateFrom(tokenCookies.read(), selectedUserStore.read));
}

function forget(): void {
  tokenCookies.clear();
  selectedUserStore.write('', null);
  state.next(signedOut);
}

function goToLogin(): void {
  if (location.pathname !== '/login') location.assign(loginAddress(location));
}

async function refreshAndPublish(): Promise<void> {
  try {
    await refreshUnderLock();
    readCookies();
    bus.publish('session', { state: 'refreshed' });
  } catch (error) {
    if (error instanceof SignInRequired) {
      forget();
      bus.publish('session', { state: 'signed-out' });
      goToLogin();
    }
    throw error;
  }
}

function refresh(): Promise<void> {
  refreshing ??= refreshAndPublish().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function refreshWhenDue(): void {
  const { token, refreshToken } = state.value;
  if (!refreshToken || !needsRefresh(token ? decodeClaims(token) : null, Date.now())) return;
  refresh().catch((error: unknown) => console.error(error));
}

/** Best effort: unrevoked tokens expire by themselves. */
function revoke(refreshToken: string): void {
  fetch(`${serviceAddress('auth')}/logout`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).catch((error: unknown) => console.error(error));
}

/** The session of this tab, synchronised with other tabs. */
export const session = {
  state: () => state.value,

  /** Reads tokens from the address or the cookies and keeps them refreshed. */
  async start(): Promise<void> {
    const fromUrl = takeTokensFromUrl(Date.now());
    if (fromUrl) await takeOver(fromUrl, Date.now());
    readCookies();
    bus.subscribe('session', event => {
      if (event.state !== 'signed-out') return readCookies();
      if (!state.value.isAuthenticated) return;
      forget();
      goToLogin();
    });
    selectedUserStore.onOtherTab(readCookies);
    setInterval(refreshWhenDue, checkInterval);
    const claims = state.value.token ? decodeClaims(state.value.token) : null;
    if (claims && !isExpired(claims, Date.now())) refreshWhenDue();
    else if (state.value.refreshToken) await refresh().catch((error: unknown) => console.error(error));
  },

  /** A valid token, refreshed first when it is about to expire. */
  async token(): Promise<string> {
    const { token, refreshToken } = state.value;
    if (!token && !refreshToken) throw new SignInRequired('User is not authenticated');
    const claims = token ? decodeClaims(token) : null;
    if (claims && !isExpired(claims, Date.now())) {
      refreshWhenDue();
      return token ?? '';
    }
    await refresh();
    return state.value.token ?? '';
  },

  signIn(tokens: TokenPair): void {
    tokenCookies.store(tokens);
    readCookies();
    bus.publish('session', { state: 'signed-in' });
  },

  /** Replaces the open session, which ends, by the offered one. */
  acceptOffer(): void {
    const offer = takeOffer();
    if (offer === null) return;
    const { refreshToken } = state.value;
    if (refreshToken) revoke(refreshToken);
    selectedUserStore.write('', null);
    this.signIn(offer.tokens);
  },

  /** Keeps the open session and ends the offered one. */
  declineOffer(): void {
    const offer = takeOffer();
    if (offer !== null) revoke(offer.tokens.refresh_token);
  },

  /** Continues the session in every tab with this access token, after the identity was confirmed again. */
  renew(accessToken: string): void {
    const { refreshToken } = tokenCookies.read();
    tokenCookies.store({ access_token: accessToken, refresh_token: refreshToken ?? '' });
    readCookies();
    bus.publish('session', { state: 'refreshed' });
  },

  /** Clears cookies, permissions, user and subject, here and in other tabs. */
  signOut(): void {
    const { refreshToken } = state.value;
    if (refreshToken) revoke(refreshToken);
    forget();
    bus.publish('session', { state: 'signed-out' });
  },

  /** Calls are made on behalf of this user from now on, in every tab; null ends it. */
  actAs(user: SelectedUser | null): void {
    selectedUserStore.write(state.value.user?.userId ?? '', user);
    state.next(withSelected(state.value, user));
  },

  /** Sets the current permissions, as refreshed on a guarded route. */
  setPermissions(permissions: SessionState['permissions']): void {
    state.next(withSelected({ ...state.value, ownPermissions: permissions }, state.value.selectedUser));
  },
};

function subscribe(changed: () => void): () => void {
  const subscription = state.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** Subscribes to the session state. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, session.state);
}
