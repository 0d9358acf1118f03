import { type Database, type OrganisationCaller, openDatabase } from '@kavel/service-kit';
import type { Transaction } from 'kysely';
import { migrations } from '../migrations';
import type { SalesTables } from './tables';

/** One transaction for one organisation; the context of all repository functions. */
export interface SalesScope {
  trx: Transaction<SalesTables>;
  organisationId: string;
}

/** The service's own database: the schema `sales`. */
export interface SalesStore {
  /** Commits all of `work`, or nothing. */
  inOrganisation<T>(caller: OrganisationCaller, work: (scope: SalesScope) => Promise<T>): Promise<T>;
  /** For reads: each query is one round trip. */
  reading<T>(caller: OrganisationCaller, work: (scope: SalesScope) => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export function openSalesStore(connectionString: string): SalesStore {
  const database: Database<SalesTables> = openDatabase({ connectionString, service: 'sales', migrations });
  const scopeOf = ({ organisationId }: OrganisationCaller, trx: Transaction<SalesTables>) => ({
    trx,
    organisationId,
  });
  return {
    inOrganisation: (caller, work) => database.inOrganisation(caller, trx => work(scopeOf(caller, trx))),
    reading: (caller, work) => database.readInOrganisation(caller, trx => work(scopeOf(caller, trx))),
    migrate: () => database.migrate(),
    close: () => database.close(),
  };
}
