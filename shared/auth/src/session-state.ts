import type { PermissionKey } from '@kavel/contracts';
import { decodeClaims } from './claims';

/** The user on whose behalf calls are made. */
export interface SelectedUser {
  userId: string;
  name: string;
}

export interface SessionState {
  token: string | null;
  refreshToken: string | null;
  permissions: readonly PermissionKey[];
  user: { userId: string; name: string; email: string } | null;
  isAuthenticated: boolean;
  selectedUser: SelectedUser | null;
}

export const signedOut: SessionState = {
  token: null,
  refreshToken: null,
  permissions: [],
  user: null,
  isAuthenticated: false,
  selectedUser: null,
};

/** The state that a pair of cookies stands for: signed in when the token decodes. */
export function stateFrom(
  cookies: { token: string | null; refreshToken: string | null },
  selectedUserOf: (actorId: string) => SelectedUser | null,
): SessionState {
  const claims = cookies.token ? decodeClaims(cookies.token) : null;
  if (!claims) return { ...signedOut, refreshToken: cookies.refreshToken };
  return {
    ...cookies,
    permissions: claims.perm ?? [],
    user: { userId: claims.sub, name: claims.name, email: claims.email },
    isAuthenticated: true,
    selectedUser: claims.perm?.includes('auth.act-on-behalf') ? selectedUserOf(claims.sub) : null,
  };
}
