import { memberInnerApi } from '@kavel/contracts/notifications';
import { innerRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer';
import { notificationMail } from '../mail/notification-mail';
import type { AuthDatabase } from '../repositories/schema';
import { type Account, findAccount, listMembers } from '../repositories/users';

/** What other services ask about users who are not there. */
export function registerMembers(
  app: FastifyInstance,
  database: AuthDatabase,
  mailer: Mailer | undefined,
): void {
  const memberOf = async (organisationId: string, userId: string): Promise<Account | null> => {
    const account = await database.inService(trx => findAccount(trx, userId));
    return account?.active && account.organisationId === organisationId ? account : null;
  };

  innerRoute(app, memberInnerApi.readMember, async ({ body: { organisationId, userId } }) => {
    const member = await memberOf(organisationId, userId);
    if (member === null) return null;
    const { name, permissions, emailProven, registerName, registerNumber } = member;
    const mailPossible = mailer !== undefined && emailProven;
    return { name, permissions, mailPossible, registerName, registerNumber };
  });

  innerRoute(app, memberInnerApi.listMembers, async ({ body: { organisationId } }) => {
    const members = await database.inService(trx => listMembers(trx, organisationId));
    return members.map(({ userId, name, email, permissions }) => ({ userId, name, email, permissions }));
  });

  innerRoute(app, memberInnerApi.mailNotifications, async ({ body }) => {
    const member = await memberOf(body.organisationId, body.userId);
    if (mailer === undefined || !member?.emailProven) return false;
    const link = (path: string) => `${mailer.origin}${path}`;
    const lines = body.items.map(({ text, path }) => ({ text, link: link(path) }));
    const mail = notificationMail(body.language, lines, link(body.settingsPath));
    await mailer.send({ to: member.email, ...mail });
    return true;
  });
}
