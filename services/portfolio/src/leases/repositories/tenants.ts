import type { Tenant } from '@kavel/contracts/leases';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { jsonRows } from '../../repositories/json-rows';
import type { OrganisationScope } from '../../repositories/store';

export const mayTenants = ({ permissions }: Pick<Caller, 'permissions'>) =>
  permissions.includes('auth.tenant-data');

export interface TenantOfLease {
  id: string;
  tenant: Tenant;
}

/** The database shows data of tenants only in here; the caller has checked the right. */
async function withTenants<T>({ trx }: OrganisationScope, work: () => Promise<T>): Promise<T> {
  const set = (state: 'on' | 'off') =>
    sql`select set_config('kavel.tenant_data', ${state}, true)`.execute(trx);
  await set('on');
  const done = await work();
  await set('off');
  return done;
}

/** Tenants by lease id. */
export function readTenants(
  scope: OrganisationScope,
  of: { portfolioId: string } | { leaseIds: readonly string[] },
): Promise<Map<string, Tenant>> {
  const { trx, organisationId } = scope;
  return withTenants(scope, async () => {
    const rows = await trx
      .selectFrom('lease_tenant')
      .select(['lease_id', 'content'])
      .where('organisation_id', '=', organisationId)
      .$if('portfolioId' in of, query =>
        query.where('portfolio_id', '=', 'portfolioId' in of ? of.portfolioId : ''),
      )
      .$if('leaseIds' in of, query =>
        query.where('lease_id', '=', sql<string>`any (${'leaseIds' in of ? of.leaseIds : []}::uuid[])`),
      )
      .execute();
    return new Map(rows.map(row => [row.lease_id, row.content]));
  });
}

/** Stores tenants of leases in place of those that were there. */
export function saveTenants(
  scope: OrganisationScope,
  portfolioId: string,
  tenants: readonly TenantOfLease[],
): Promise<void> {
  if (tenants.length === 0) return Promise.resolve();
  return withTenants(scope, async () => {
    await sql`
      insert into portfolio.lease_tenant (organisation_id, portfolio_id, lease_id, content)
      select ${scope.organisationId}::uuid, ${portfolioId}::uuid, id, tenant
      from ${jsonRows(tenants)} as line (id uuid, tenant jsonb)
      on conflict (organisation_id, lease_id) do update set content = excluded.content`.execute(scope.trx);
  });
}

/** As `saveTenants`, for leases that have none yet: without the check PostgreSQL is a third faster. */
export function addTenants(
  scope: OrganisationScope,
  portfolioId: string,
  tenants: readonly TenantOfLease[],
): Promise<void> {
  if (tenants.length === 0) return Promise.resolve();
  return withTenants(scope, async () => {
    await sql`
      insert into portfolio.lease_tenant (organisation_id, portfolio_id, lease_id, content)
      select ${scope.organisationId}::uuid, ${portfolioId}::uuid, id, tenant
      from ${jsonRows(tenants)} as line (id uuid, tenant jsonb)`.execute(scope.trx);
  });
}

/** Leases that take the place of others keep their tenants, also when the caller may not see them. */
export function copyTenants(
  scope: OrganisationScope,
  replaced: readonly { id: string; by: string }[],
): Promise<void> {
  if (replaced.length === 0) return Promise.resolve();
  return withTenants(scope, async () => {
    await sql`
      insert into portfolio.lease_tenant (organisation_id, portfolio_id, lease_id, content)
      select tenant.organisation_id, tenant.portfolio_id, line.by, tenant.content
      from ${jsonRows(replaced)} as line (id uuid, by uuid)
      join portfolio.lease_tenant as tenant
        on tenant.organisation_id = ${scope.organisationId} and tenant.lease_id = line.id`.execute(scope.trx);
  });
}

/** Tenants go along with their leases to another portfolio: nothing of them is read, so that no right is needed. */
export function moveTenants(
  scope: OrganisationScope,
  targetId: string,
  leaseIds: readonly string[],
): Promise<void> {
  return withTenants(scope, async () => {
    await sql`
      update portfolio.lease_tenant set portfolio_id = ${targetId}
      where organisation_id = ${scope.organisationId} and lease_id = any (${leaseIds}::uuid[])`.execute(
      scope.trx,
    );
  });
}
