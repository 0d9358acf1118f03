import { randomUUID } from 'node:crypto';
import { accountApi, builtInRoles } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../origin';
import { hashPassword } from '../passwords';
import { recordEvent } from '../repositories/audit';
import { lockUsableInvitation, markAccepted, type UsableInvitation } from '../repositories/invitations';
import { findOwnRole } from '../repositories/roles';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import { addInvited, isDemoAccount } from '../repositories/users';
import { hashOf } from '../secrets';

/** The two calls of whoever holds the link of an invitation. */
export function registerAcceptance(app: FastifyInstance, database: AuthDatabase): void {
  const read = (token: string) =>
    database.withService(async trx => {
      const invitation = await readUsable(trx, token);
      // Whom a demo account lets in goes when it goes: neither must be there in production.
      const demo = await isDemoAccount(trx, invitation.invitedBy);
      if (demo === undefined) throw noLonger();
      return { ...invitation, demo };
    });

  route(app, accountApi.readInvitation, async ({ body }) => {
    const { organisationName, email, name, expiresAt } = await read(body.token);
    return { organisationName, email, name, expiresAt: expiresAt.toISOString() };
  });

  route(app, accountApi.acceptInvitation, async ({ body: { token, name, password }, request }) => {
    // Only whoever holds a good link makes us hash; and no transaction waits for it.
    const { organisationId, demo } = await read(token);
    const passwordHash = await hashPassword(password);
    const userId = randomUUID();
    return database.withTenant({ organisationId, userId }, async trx => {
      const invitation = await readUsable(trx, token);
      const { email } = invitation;
      const rights = await rightsNow(trx, invitation);
      const added = await addInvited(trx, {
        userId,
        organisationId,
        email,
        name,
        passwordHash,
        demo,
        ...rights,
      });
      if (!added)
        throw new ServiceError('conflict', `${email} has an account already`, { reason: 'has-account' });
      await markAccepted(trx, invitation.id);
      await recordEvent(trx, {
        organisationId,
        kind: 'invitation-accepted',
        actor: { userId, name },
        detail: { email },
        address: originOf(request).address,
      });
      return { email };
    });
  });
}

async function readUsable(trx: AuthTransaction, token: string): Promise<UsableInvitation> {
  const invitation = await lockUsableInvitation(trx, hashOf(token));
  if (invitation === undefined) throw noLonger();
  return invitation;
}

function noLonger(): ServiceError {
  return new ServiceError('not-found', 'This invitation does not work any more');
}

/** A role may have changed, or gone, since the invitation was made. */
async function rightsNow(trx: AuthTransaction, { organisationId, roleId, permissions }: UsableInvitation) {
  if (roleId === null || Object.hasOwn(builtInRoles, roleId)) return { roleId, permissions };
  const role = await findOwnRole(trx, organisationId, roleId);
  return role ? { roleId, permissions: role.permissions } : { roleId: null, permissions };
}
