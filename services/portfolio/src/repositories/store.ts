import { type Database, type OrganisationCaller, openDatabase } from '@kavel/service-kit';
import { sql, type Transaction } from 'kysely';
import { nobody } from '../common/nobody';
import { migrations } from '../migrations';
import type { PortfolioSchema } from './schema';

/** One transaction for one organisation; the context of all repository functions. */
export interface OrganisationScope {
  trx: Transaction<PortfolioSchema>;
  organisationId: string;
  /** The user whose permissions apply: while acting on behalf, the subject. */
  userId: string;
}

/** The scope of a user's organisation for work of the service itself. See `nobody`. */
export const forNobody = ({
  organisationId,
}: Pick<OrganisationCaller, 'organisationId'>): OrganisationCaller => ({
  organisationId,
  userId: nobody,
});

/** Counts all rows of the organisation, regardless of the user's access. */
export async function countingAll<T>(
  scope: OrganisationScope,
  count: (scope: OrganisationScope) => Promise<T>,
): Promise<T> {
  const workAs = (userId: string) =>
    sql`select set_config('kavel.user_id', ${userId}, true)`.execute(scope.trx);
  await workAs(nobody);
  const counted = await count({ ...scope, userId: nobody });
  await workAs(scope.userId);
  return counted;
}

/** The service's own database. */
export interface PortfolioStore {
  /** Commits all of `work`, or nothing. */
  inOrganisation<T>(caller: OrganisationCaller, work: (scope: OrganisationScope) => Promise<T>): Promise<T>;
  /** For reads: one round trip when the queries are sent together. See `readInOrganisation`. */
  reading<T>(caller: OrganisationCaller, work: (scope: OrganisationScope) => Promise<T>): Promise<T>;
  /** Without an organisation: sees only tables that are open to the service itself. */
  inService<T>(work: (trx: Transaction<PortfolioSchema>) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export function openStore(connectionString: string): PortfolioStore {
  const database: Database<PortfolioSchema> = openDatabase({
    connectionString,
    service: 'portfolio',
    migrations,
  });
  return {
    inOrganisation: (caller, work) =>
      database.inOrganisation(caller, trx =>
        work({ trx, organisationId: caller.organisationId, userId: caller.userId }),
      ),
    reading: (caller, work) =>
      database.readInOrganisation(caller, trx =>
        work({ trx, organisationId: caller.organisationId, userId: caller.userId }),
      ),
    inService: work => database.inService(work),
    migrate: () => database.migrate(),
    ready: () => database.ready(),
    close: () => database.close(),
  };
}
