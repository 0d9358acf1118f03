import { managementApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { recoveryMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import { addLink, recoveryLink } from '../recovery/recovery';
import { findManagedUser } from '../repositories/managed-users';
import type { AuthDatabase } from '../repositories/schema';
import { newSecret } from '../secrets';
import { checkGrant } from './grants';
import { deliver } from './link-mail';
import { inManagement } from './manager';

/** Creates a link for a user who cannot sign in: mailed, or shown once without a mail server. */
export function registerRecoveryLinks(
  app: FastifyInstance,
  database: AuthDatabase,
  mailer: Mailer | undefined,
): void {
  route(app, managementApi.createRecoveryLink, async call => {
    const token = newSecret();
    const mailed = mailer !== undefined;
    const { email, expiresAt } = await inManagement(database, call, async management => {
      const { trx, organisationId, record } = management;
      const { userId } = call.params;
      const user = await findManagedUser(trx, organisationId, userId);
      if (!user?.active) throw new ServiceError('not-found', 'There is no such user');
      // A holder of the link can sign in as that user.
      checkGrant(management, user.permissions);
      const expires = await addLink(trx, { userId, organisationId }, { token, mailed });
      await record({ kind: 'recovery-link-created', subject: user, detail: { email: user.email } });
      return { email: user.email, expiresAt: expires.toISOString() };
    });
    if (mailer === undefined) return { email, expiresAt, token };
    const { language = 'nl' } = call.query;
    await deliver(mailer, { to: email, ...recoveryMail(language, recoveryLink(mailer.origin, token)) });
    return { email, expiresAt, token: null };
  });
}
