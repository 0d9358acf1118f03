import type { PermissionKey } from '@kavel/contracts';
import { type Caller, ServiceError } from '@kavel/service-kit';
import type { FastifyRequest } from 'fastify';
import { readAccount } from '../current-account';
import { originOf } from '../origin';
import { type NewAuditEvent, recordEvent } from '../repositories/audit';
import { organisationExists } from '../repositories/organisations';
import type { AuthDatabase, AuthTransaction } from '../repositories/schema';
import type { Account } from '../repositories/users';

type Happening = Pick<NewAuditEvent, 'kind' | 'subject' | 'detail'>;

/** A caller restricted to one organisation for reading and writing. */
export interface Management {
  trx: AuthTransaction;
  organisationId: string;
  manager: Account;
  caller: Caller;
  record(event: Happening): Promise<void>;
}

export interface ManagementCall {
  caller: Caller;
  request: FastifyRequest;
  query: { organisationId?: string };
}

/**
 * Runs work in the managed organisation, with the caller's current permissions instead of those in the token. Throws
 * `not-found` for an organisation that the caller does not manage, whether it exists or not.
 */
export async function inManagement<T>(
  database: AuthDatabase,
  { caller, request, query }: ManagementCall,
  work: (management: Management) => Promise<T>,
): Promise<T> {
  const manager = await readManager(database, caller);
  const organisationId = query.organisationId ?? manager.organisationId;
  if (organisationId !== manager.organisationId) await checkOther(database, manager, organisationId);
  const { address } = originOf(request);
  return database.inOrganisation({ organisationId, userId: manager.userId }, trx =>
    work({
      trx,
      organisationId,
      manager,
      caller,
      record: event => recordEvent(trx, { organisationId, actor: manager, address, ...event }),
    }),
  );
}

/** The caller with the current permissions. Throws `forbidden` when the permission to manage was removed. */
export async function readManager(database: AuthDatabase, caller: Caller): Promise<Account> {
  const account = await database.inOrganisation(caller, trx => readAccount(trx, caller));
  if (!account.permissions.includes('auth.management')) {
    throw new ServiceError('forbidden', 'You do not have the permission for this', {
      anyOf: ['auth.management'] satisfies PermissionKey[],
    });
  }
  return account;
}

async function checkOther(database: AuthDatabase, manager: Account, organisationId: string): Promise<void> {
  const known =
    manager.platform && (await database.inService(trx => organisationExists(trx, organisationId)));
  if (!known) throw new ServiceError('not-found', 'There is no such organisation');
}
