import type { Language } from '@kavel/contracts';
import { type Invitation, type InvitationLink, managementApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { invitationMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import {
  addInvitation,
  findInvitation,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
} from '../repositories/invitations';
import { listOrganisations } from '../repositories/organisations';
import type { AuthDatabase } from '../repositories/schema';
import { hasColleague } from '../repositories/users';
import { hashOf, newSecret } from '../secrets';
import { checkGrant, rightsOf } from './grants';
import { deliver } from './link-mail';
import { inManagement, type Management } from './manager';

export function registerInvitationRoutes(
  app: FastifyInstance,
  database: AuthDatabase,
  mailer: Mailer | undefined,
): void {
  const mailed = mailer !== undefined;
  const handOver = (made: Invited, token: string, language: Language = 'nl') =>
    mailer === undefined ? { ...made.link, token } : mailInvitation(mailer, made, token, language);

  route(app, managementApi.listInvitations, call =>
    inManagement(database, call, ({ trx, organisationId }) => listInvitations(trx, organisationId)),
  );

  route(app, managementApi.createInvitation, async call => {
    const token = newSecret();
    const made = await inManagement(database, call, async management => {
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
        mailed,
      });
      await record({ kind: 'invitation-created', detail: { email, name } });
      return readInvited(management, id);
    });
    return handOver(made, token, call.query.language);
  });

  route(app, managementApi.resendInvitation, async call => {
    const token = newSecret();
    const made = await inManagement(database, call, async management => {
      const { trx, manager, record } = management;
      const { id, email, name, permissions } = await readPending(management, call.params.invitationId);
      checkGrant(management, permissions);
      await renewInvitation(trx, id, { invitedBy: manager, tokenHash: hashOf(token), mailed });
      await record({ kind: 'invitation-resent', detail: { email, name } });
      return readInvited(management, id);
    });
    return handOver(made, token, call.query.language);
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

/** An invitation as returned, with the fields of its mail. */
interface Invited {
  link: Omit<InvitationLink, 'token'>;
  organisation: string;
}

async function readInvited(management: Management, id: string): Promise<Invited> {
  const [organisation] = await listOrganisations(management.trx, management.organisationId);
  return {
    link: { invitation: await readInvitation(management, id) },
    organisation: organisation?.name ?? '',
  };
}

/** The inviter does not see the link, so its use proves access to the mailbox. */
async function mailInvitation(
  mailer: Mailer,
  { link, organisation }: Invited,
  token: string,
  language: Language,
): Promise<InvitationLink> {
  const { name, email } = link.invitation;
  const address = `${mailer.origin}/invitation#${token}`;
  await deliver(mailer, { to: email, ...invitationMail(language, { name, organisation, link: address }) });
  return { ...link, token: null };
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
