import type { PermissionKey } from '@kavel/contracts';
import { builtInRoles } from '@kavel/contracts/management';
import { ServiceError } from '@kavel/service-kit';
import type { Rights } from '../management/grants';
import { findUsableInvitation, type UsableInvitation } from '../repositories/invitations';
import { findOwnRole } from '../repositories/roles';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { type Account, findAccount, isDemoAccount } from '../repositories/users';
import { hashOf } from '../secrets';

/** The current account of the inviter. */
export interface Inviter extends Account {
  /** Accounts that a demo account invited are removed with it: neither may exist in production. */
  demo: boolean;
}

/** The invitation of a link. Throws `not-found` for every reason why it cannot be accepted. */
export async function readOpenInvitation(
  database: AuthDatabase,
  token: string,
): Promise<UsableInvitation & { inviter: Inviter }> {
  const found = await database.inService(async trx => {
    const invitation = await findUsableInvitation(trx, hashOf(token));
    const account = invitation && (await findAccount(trx, invitation.invitedBy));
    if (!account) throw noLonger();
    return { ...invitation, inviter: { ...account, demo: await isDemoAccount(trx, account.userId) } };
  });
  const { organisationId, inviter } = found;
  const { permissions } = await database.inOrganisation({ organisationId, userId: inviter.userId }, trx =>
    rightsNow(trx, found),
  );
  checkInviter(inviter, found, permissions);
  return found;
}

/**
 * Throws unless the inviter could still send the invitation: active, a manager of the organisation, and having all the
 * permissions that it grants.
 */
export function checkInviter(
  inviter: Account,
  { organisationId }: Pick<UsableInvitation, 'organisationId'>,
  given: readonly PermissionKey[],
): void {
  const manages =
    inviter.active &&
    inviter.permissions.includes('auth.management') &&
    (inviter.platform || inviter.organisationId === organisationId);
  if (!manages || given.some(key => !inviter.permissions.includes(key))) throw noLonger();
}

/** Rights granted by an invitation now: its role may have changed or been deleted since it was created. */
export async function rightsNow(
  trx: AuthTransaction,
  { organisationId, roleId, permissions }: UsableInvitation,
): Promise<Rights> {
  if (roleId === null || Object.hasOwn(builtInRoles, roleId)) return { roleId, permissions };
  const role = await findOwnRole(trx, organisationId, roleId);
  return role ? { roleId, permissions: role.permissions } : { roleId: null, permissions };
}

export function noLonger(): ServiceError {
  return new ServiceError('not-found', 'This invitation does not work any more');
}
