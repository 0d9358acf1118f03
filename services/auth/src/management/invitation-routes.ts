import { type Invitation, managementApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import {
  addInvitation,
  findInvitation,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
} from '../repositories/invitations';
import type { AuthDatabase } from '../repositories/schema';
import { hasColleague } from '../repositories/users';
import { hashOf, newSecret } from '../secrets';
import { checkGrant, rightsOf } from './grants';
import { inManagement, type Management } from './manager';

export function registerInvitationRoutes(app: FastifyInstance, database: AuthDatabase): void {
  route(app, managementApi.listInvitations, call =>
    inManagement(database, call, ({ trx, organisationId }) => listInvitations(trx, organisationId)),
  );

  route(app, managementApi.createInvitation, call => {
    const token = newSecret();
    return inManagement(database, call, async management => {
      const { trx, organisationId, manager, record } = management;
      const { name, grant } = call.body;
      const email = call.body.email.toLowerCase();
      if (await hasColleague(trx, organisationId, email)) {
        throw new ServiceError('conflict', `${email} has an account already`, { reason: 'has-account' });
      }
      const rights = await rightsOf(trx, organisationId, grant);
      checkGrant(management, rights.permissions);
      const id = await addInvitation(trx, {
        organisationId,
        email,
        name,
        ...rights,
        invitedBy: manager,
        tokenHash: hashOf(token),
      });
      await record({ kind: 'invitation-created', detail: { email, name } });
      return { invitation: await readInvitation(management, id), token };
    });
  });

  route(app, managementApi.resendInvitation, call => {
    const token = newSecret();
    return inManagement(database, call, async management => {
      const { trx, manager, record } = management;
      const { id, email, name, permissions } = await readPending(management, call.params.invitationId);
      checkGrant(management, permissions);
      await renewInvitation(trx, id, { invitedBy: manager, tokenHash: hashOf(token) });
      await record({ kind: 'invitation-resent', detail: { email, name } });
      return { invitation: await readInvitation(management, id), token };
    });
  });

  route(app, managementApi.withdrawInvitation, call =>
    inManagement(database, call, async management => {
      const { id, email, name } = await readPending(management, call.params.invitationId);
      await withdrawInvitation(management.trx, id);
      await management.record({ kind: 'invitation-withdrawn', detail: { email, name } });
      return null;
    }),
  );
}

async function readInvitation({ trx, organisationId }: Management, id: string): Promise<Invitation> {
  const invitation = await findInvitation(trx, organisationId, id);
  if (invitation === undefined) throw new ServiceError('not-found', 'There is no such invitation');
  return invitation;
}

async function readPending(management: Management, id: string): Promise<Invitation> {
  const invitation = await readInvitation(management, id);
  if (invitation.state === 'accepted' || invitation.state === 'withdrawn') {
    throw new ServiceError('conflict', `The invitation was ${invitation.state} already`, {
      reason: invitation.state,
    });
  }
  return invitation;
}
