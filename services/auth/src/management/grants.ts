import type { PermissionKey } from '@kavel/contracts';
import { builtInRoles, type Grant } from '@kavel/contracts/management';
import { ServiceError } from '@kavel/service-kit';
import { countManagers } from '../repositories/managed-users';
import { lockOrganisation } from '../repositories/organisations';
import { findOwnRole } from '../repositories/roles';
import type { AuthTransaction } from '../repositories/schema';
import type { Management } from './manager';

/** Rights of a user: the permissions of a role, or custom permissions. */
export interface Rights {
  roleId: string | null;
  permissions: PermissionKey[];
}

/** Throws `not-found` for a role that does not exist in the organisation. */
export async function rightsOf(trx: AuthTransaction, organisationId: string, grant: Grant): Promise<Rights> {
  if ('permissions' in grant) return { roleId: null, permissions: grant.permissions };
  const { roleId } = grant;
  if (isBuiltIn(roleId)) return { roleId, permissions: [...builtInRoles[roleId]] };
  const role = await findOwnRole(trx, organisationId, roleId);
  if (role === undefined) throw new ServiceError('not-found', 'There is no such role');
  return { roleId, permissions: role.permissions };
}

function isBuiltIn(roleId: string): roleId is keyof typeof builtInRoles {
  return Object.hasOwn(builtInRoles, roleId);
}

/** Permissions can only be granted by users who have them. Throws `forbidden` with the missing ones. */
export function checkGrant(
  { manager }: Pick<Management, 'manager'>,
  next: readonly PermissionKey[],
  before: readonly PermissionKey[] = [],
): void {
  const missing = next.filter(key => !before.includes(key) && !manager.permissions.includes(key));
  if (missing.length > 0) {
    throw new ServiceError('forbidden', 'You cannot grant a permission that you do not have', {
      reason: 'not-held',
      missing,
    });
  }
}

/** Changes rights; rolls back and throws `conflict` when the organisation would have no manager. */
export async function keepingManager<T>(management: Management, change: () => Promise<T>): Promise<T> {
  const { trx, organisationId, manager } = management;
  await lockOrganisation(trx, organisationId);
  const result = await change();
  const own = manager.organisationId === organisationId;
  if (own && (await countManagers(trx, organisationId)) === 0) {
    throw new ServiceError('conflict', 'Somebody must remain who manages the organisation', {
      reason: 'last-manager',
    });
  }
  return result;
}
