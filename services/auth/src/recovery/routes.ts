import { accountApi } from '@kavel/contracts/management';
import { addressKey, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer';
import { originOf } from '../origin';
import type { AuthDatabase } from '../repositories/schema';
import { completeRecovery, readRecovery, requestRecovery } from './recovery';

/** Calls for a lost password. */
export function registerRecovery(
  app: FastifyInstance,
  database: AuthDatabase,
  mailer: Mailer | undefined,
): void {
  route(app, accountApi.recoveryWays, async () => ({ mail: mailer !== undefined }));

  route(app, accountApi.requestRecovery, async ({ body, request }) => {
    if (mailer === undefined) {
      throw new ServiceError('unprocessable', 'Ask your administrator for a link', { reason: 'no-mail' });
    }
    const { address } = originOf(request);
    const { email, language = 'nl' } = body;
    await requestRecovery(database, mailer, {
      email,
      language,
      address: addressKey(request.ip),
      network: address,
      report: error => request.log.warn({ reason: String(error) }, 'a recovery mail was not sent'),
    });
    return null;
  });

  route(app, accountApi.readRecovery, async ({ body }) => {
    const { account, expiresAt } = await readRecovery(database, body.token);
    return { email: account.email, expiresAt: expiresAt.toISOString() };
  });

  route(app, accountApi.completeRecovery, async ({ body, request }) => {
    const { email } = await completeRecovery(database, { ...body, network: originOf(request).address });
    return { email };
  });
}
