import type { PermissionKey } from '@kavel/contracts';
import { decodeClaims } from './claims';

/** The subject: the user on whose behalf calls are made. */
export interface SelectedUser {
  userId: string;
  name: string;
  /** Permissions that both users have; empty while unknown. */
  permissions?: readonly PermissionKey[];
  /** Permissions of the subject that the signed-in user lacks. */
  hidden?: readonly PermissionKey[];
}

export interface SessionState {
  token: string | null;
  refreshToken: string | null;
  /** Effective permissions: while acting on behalf, those that both users have. */
  permissions: readonly PermissionKey[];
  /** Permissions of the signed-in user, also while acting. */
  ownPermissions: readonly PermissionKey[];
  user: { userId: string; name: string; email: string } | null;
  isAuthenticated: boolean;
  selectedUser: SelectedUser | null;
}

export const signedOut: SessionState = {
  token: null,
  refreshToken: null,
  permissions: [],
  ownPermissions: [],
  user: null,
  isAuthenticated: false,
  selectedUser: null,
};

/** Session state from the token cookies: signed in when the token can be decoded. */
export function stateFrom(
  cookies: { token: string | null; refreshToken: string | null },
  selectedUserOf: (actorId: string) => SelectedUser | null,
): SessionState {
  const claims = cookies.token ? decodeClaims(cookies.token) : null;
  if (!claims) return { ...signedOut, refreshToken: cookies.refreshToken };
  const ownPermissions = claims.perm ?? [];
  return withSelected(
    {
      ...cookies,
      permissions: ownPermissions,
      ownPermissions,
      user: { userId: claims.sub, name: claims.name, email: claims.email },
      isAuthenticated: true,
      selectedUser: null,
    },
    ownPermissions.includes('auth.act-on-behalf') ? selectedUserOf(claims.sub) : null,
  );
}

/** The state while acting on behalf of this user; null ends it. */
export function withSelected(state: SessionState, selectedUser: SelectedUser | null): SessionState {
  const { ownPermissions } = state;
  const shared = selectedUser?.permissions ?? [];
  return {
    ...state,
    selectedUser,
    permissions: selectedUser ? ownPermissions.filter(key => shared.includes(key)) : ownPermissions,
  };
}
