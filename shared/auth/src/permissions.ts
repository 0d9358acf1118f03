import type { PermissionKey } from '@kavel/contracts';

/** A check is whether the key is present; null asks for nothing. */
export function hasPermission(
  state: { permissions: readonly PermissionKey[] },
  key: PermissionKey | null,
): boolean {
  return key === null || state.permissions.includes(key);
}
