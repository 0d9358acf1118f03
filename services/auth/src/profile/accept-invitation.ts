import { randomUUID } from 'node:crypto';
import { accountApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../origin';
import { checkNewPassword } from '../password-policy';
import { hashPassword } from '../passwords';
import { recordEvent } from '../repositories/audit';
import { lockUsableInvitation, markAccepted } from '../repositories/invitations';
import { lockOrganisation } from '../repositories/organisations';
import type { AuthDatabase } from '../repositories/schema';
import { addInvited } from '../repositories/users';
import { hashOf } from '../secrets';
import { checkInviter, noLonger, readOpenInvitation, rightsNow } from './open-invitation';

/** The two calls of an invitation link. */
export function registerAcceptance(app: FastifyInstance, database: AuthDatabase): void {
  route(app, accountApi.readInvitation, async ({ body }) => {
    const { organisationName, email, name, expiresAt } = await readOpenInvitation(database, body.token);
    return { organisationName, email, name, expiresAt: expiresAt.toISOString() };
  });

  route(app, accountApi.acceptInvitation, async ({ body: { token, name, password }, request }) => {
    // Hash only after the link was validated, and outside any transaction.
    const open = await readOpenInvitation(database, token);
    const { organisationId, inviter } = open;
    await checkNewPassword(password, { ...open, name });
    const passwordHash = await hashPassword(password);
    const userId = randomUUID();
    return database.inOrganisation({ organisationId, userId }, async trx => {
      // Same lock order as changes of rights, which withdraw invitations while they lock the organisation.
      await lockOrganisation(trx, organisationId);
      const invitation = await lockUsableInvitation(trx, hashOf(token));
      if (invitation === undefined) throw noLonger();
      const { email } = invitation;
      const rights = await rightsNow(trx, invitation);
      checkInviter(inviter, invitation, rights.permissions);
      const added = await addInvited(trx, {
        userId,
        organisationId,
        email,
        name,
        passwordHash,
        demo: inviter.demo,
        emailProven: invitation.mailed,
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
