import type { PermissionKey } from '@kavel/contracts';

/** Whether the permission is present; null requires none. */
export function hasPermission(
  state: { permissions: readonly PermissionKey[] },
  key: PermissionKey | null,
): boolean {
  return key === null || state.permissions.includes(key);
}
