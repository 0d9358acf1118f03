import { type Database, openDatabase, type TenantCaller } from '@kavel/service-kit';
import { sql, type Transaction } from 'kysely';
import { nobody } from '../common/nobody';
import { migrations } from '../migrations';
import type { PortfolioSchema } from './schema';

/** One transaction in the name of one organisation: what every repository function works in. */
export interface Tenant {
  trx: Transaction<PortfolioSchema>;
  organisationId: string;
  /** Whose view counts: while acting on behalf that of the other user. */
  userId: string;
}

/** The organisation of a user, for work of the service itself. See `nobody`. */
export const forNobody = ({ organisationId }: Pick<TenantCaller, 'organisationId'>): TenantCaller => ({
  organisationId,
  userId: nobody,
});

/** Counts over everything the organisation has, whoever works in this transaction. */
export async function countingAll<T>(tenant: Tenant, count: (tenant: Tenant) => Promise<T>): Promise<T> {
  const workAs = (userId: string) =>
    sql`select set_config('kavel.user_id', ${userId}, true)`.execute(tenant.trx);
  await workAs(nobody);
  const counted = await count({ ...tenant, userId: nobody });
  await workAs(tenant.userId);
  return counted;
}

/** The service's own database. */
export interface PortfolioStore {
  /** All of `work` happens, or nothing of it. */
  inTenant<T>(caller: TenantCaller, work: (tenant: Tenant) => Promise<T>): Promise<T>;
  /** For work that only reads: in one round trip when its queries are asked for together. See `readTenant`. */
  reading<T>(caller: TenantCaller, work: (tenant: Tenant) => Promise<T>): Promise<T>;
  /** Without a tenant: sees only tables that are open to the service itself. */
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
    inTenant: (caller, work) =>
      database.withTenant(caller, trx =>
        work({ trx, organisationId: caller.organisationId, userId: caller.userId }),
      ),
    reading: (caller, work) =>
      database.readTenant(caller, trx =>
        work({ trx, organisationId: caller.organisationId, userId: caller.userId }),
      ),
    inService: work => database.withService(work),
    migrate: () => database.migrate(),
    ready: () => database.ready(),
    close: () => database.close(),
  };
}
