import { managementApi } from '@kavel/contracts/management';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../current-account';
import { findManagedUser } from '../repositories/managed-users';
import type { AuthDatabase } from '../repositories/schema';
import { endSession, endSessions, listSessions } from '../repositories/session-list';
import { inManagement } from './manager';

export function registerSessionRoutes(app: FastifyInstance, database: AuthDatabase): void {
  route(app, managementApi.listSessions, call =>
    inManagement(database, call, ({ trx, organisationId, caller }) =>
      listSessions(trx, { organisationId }, sessionOf(caller)),
    ),
  );

  route(app, managementApi.endSession, call =>
    inManagement(database, call, async ({ trx, organisationId, record }) => {
      const userId = await endSession(trx, { organisationId }, call.params.sessionId);
      if (userId === undefined) throw new ServiceError('not-found', 'There is no such session');
      const subject = await findManagedUser(trx, organisationId, userId);
      await record({ kind: 'sessions-ended', subject, detail: { sessions: '1' } });
      return null;
    }),
  );

  route(app, managementApi.endSessions, call =>
    inManagement(database, call, async ({ trx, organisationId, caller, record }) => {
      const { ofUser } = call.query;
      const subject = ofUser && (await findManagedUser(trx, organisationId, ofUser));
      if (ofUser && !subject) throw new ServiceError('not-found', 'There is no such user');
      const ended = await endSessions(trx, { organisationId, userId: ofUser }, sessionOf(caller));
      await record({
        kind: 'sessions-ended',
        subject: subject || null,
        detail: { sessions: String(ended) },
      });
      return { ended };
    }),
  );
}
