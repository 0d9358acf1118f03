import { randomUUID } from 'node:crypto';
import { managementApi, type Organisation } from '@kavel/contracts/management';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../origin';
import { recordEvent } from '../repositories/audit';
import { addOrganisation, listOrganisations, renameOrganisation } from '../repositories/organisations';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import type { Account } from '../repositories/users';
import { readManager } from './manager';

export function registerOrganisationRoutes(app: FastifyInstance, database: AuthDatabase): void {
  route(app, managementApi.listOrganisations, async ({ caller }) => {
    const manager = await readManager(database, caller);
    return manager.platform
      ? database.inService(trx => listOrganisations(trx))
      : database.inOrganisation(caller, trx => listOrganisations(trx, manager.organisationId));
  });

  route(app, managementApi.createOrganisation, async ({ caller, body: { name }, request }) => {
    const manager = await readPlatformManager(database, caller);
    const id = randomUUID();
    return database.inService(async trx => {
      await addOrganisation(trx, id, name);
      await recordForBoth(trx, manager, id, {
        kind: 'organisation-created',
        detail: { name },
        address: originOf(request).address,
      });
      return readOrganisation(trx, id);
    });
  });

  route(app, managementApi.renameOrganisation, async ({ caller, params, body: { name }, request }) => {
    const manager = await readPlatformManager(database, caller);
    const id = params.organisationId;
    return database.inService(async trx => {
      const before = await readOrganisation(trx, id);
      await renameOrganisation(trx, id, name);
      await recordForBoth(trx, manager, id, {
        kind: 'organisation-renamed',
        detail: { name: `${before.name} → ${name}` },
        address: originOf(request).address,
      });
      return readOrganisation(trx, id);
    });
  });
}

async function readPlatformManager(database: AuthDatabase, caller: Caller): Promise<Account> {
  const manager = await readManager(database, caller);
  if (!manager.platform) {
    throw new ServiceError('forbidden', 'Only administrators of the platform manage organisations');
  }
  return manager;
}

async function recordForBoth(
  trx: AuthTransaction,
  manager: Account,
  id: string,
  event: {
    kind: 'organisation-created' | 'organisation-renamed';
    detail: Record<string, string>;
    address: string | null;
  },
): Promise<void> {
  for (const organisationId of new Set([id, manager.organisationId])) {
    await recordEvent(trx, { organisationId, actor: manager, ...event });
  }
}

async function readOrganisation(trx: AuthTransaction, id: string): Promise<Organisation> {
  const [organisation] = await listOrganisations(trx, id);
  if (organisation === undefined) throw new ServiceError('not-found', 'There is no such organisation');
  return organisation;
}
