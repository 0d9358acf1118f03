import { managementApi } from '@kavel/contracts/management';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer';
import { listEvents } from '../repositories/audit';
import type { AuthDatabase } from '../repositories/schema';
import { registerInvitationRoutes } from './invitation-routes';
import { inManagement, readManager } from './manager';
import { registerOrganisationRoutes } from './organisation-routes';
import { registerRecoveryLinks } from './recovery-routes';
import { registerRoleRoutes } from './role-routes';
import { registerSessionRoutes } from './session-routes';
import { registerUserRoutes } from './user-routes';

/** Registers all calls that require `auth.management`. */
export function registerManagement(
  app: FastifyInstance,
  database: AuthDatabase,
  mailer: Mailer | undefined,
): void {
  registerOrganisationRoutes(app, database);
  registerUserRoutes(app, database);
  registerRoleRoutes(app, database);
  registerInvitationRoutes(app, database, mailer);
  registerRecoveryLinks(app, database, mailer);
  registerSessionRoutes(app, database);

  route(app, managementApi.listAudit, async call => {
    const { platform, organisationId } = await readManager(database, call.caller);
    const nobodys = platform && (call.query.organisationId ?? organisationId) === organisationId;
    if (nobodys) return database.inService(trx => listEvents(trx, organisationId, true, call.query));
    return inManagement(database, call, management =>
      listEvents(management.trx, management.organisationId, false, call.query),
    );
  });
}
