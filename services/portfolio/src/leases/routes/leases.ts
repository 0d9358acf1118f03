import { randomUUID } from 'node:crypto';
import { type Lease, type LeaseContent, leaseApi, type Tenant } from '@kavel/contracts/leases';
import { currentNorms } from '@kavel/engine';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio, touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { lockUnits, unitNotFound } from '../../units/repositories/units';
import * as leases from '../repositories/leases';
import { rentRollUnits } from '../repositories/rent-roll-units';
import { mayTenants, readTenants, saveTenants } from '../repositories/tenants';
import { updateUnitFacts } from '../repositories/unit-leases';
import { checkTerms } from '../rules/check-terms';
import { rentRollOf } from '../rules/rent-roll';
import { todayOf } from './today';

/** The rent roll of a portfolio, and its leases one by one. */
export function leaseRoutes(app: FastifyInstance, { store, now }: Pick<RouteContext, 'store' | 'now'>): void {
  route(app, leaseApi.getRentRoll, ({ caller, params: { id }, query }) =>
    store.inOrganisation(caller, async scope => {
      const portfolio = await getPortfolio(scope, id);
      const asOf = query.date ?? todayOf(now);
      const kept = await leases.listLeases(scope, id);
      const units = await rentRollUnits(scope, id);
      const present = new Set(units.map(unit => unit.id));
      const listed = kept.filter(({ unitId }) => present.has(unitId));
      const tenants = mayTenants(caller)
        ? await readTenants(scope, { portfolioId: id })
        : new Map<string, Tenant>();
      return {
        portfolioId: id,
        name: portfolio.name,
        editable: portfolio.access !== 'read' && portfolio.archivedAt === null,
        asOf,
        mayTenants: mayTenants(caller),
        ...rentRollOf(units, listed, { asOf, wws: currentNorms.wws }),
        leases: listed.map(lease => toLease(lease, tenants.get(lease.id) ?? null)),
      };
    }),
  );

  route(app, leaseApi.addLease, ({ caller, params, body: { unitId, tenant, ...content } }) =>
    store.inOrganisation(caller, async scope => {
      checkTerms(content);
      await touchPortfolio(scope, params.id);
      const [unit] = await lockUnits(scope, params.id, [unitId]);
      if (unit === undefined) unitNotFound();
      const id = randomUUID();
      await leases.insertLeases(scope, params.id, [{ id, unitId, content }]);
      return changed(scope, caller, { id, portfolioId: params.id, unitId, tenant });
    }),
  );

  route(app, leaseApi.updateLease, ({ caller, params: { id }, body: { tenant, revision, ...content } }) =>
    store.inOrganisation(caller, async scope => {
      checkTerms(content);
      const { portfolioId, unitId } = await leases.getLease(scope, id);
      await touchPortfolio(scope, portfolioId);
      await leases.saveLease(scope, id, { content, revision });
      return changed(scope, caller, { id, portfolioId, unitId, tenant });
    }),
  );

  route(app, leaseApi.removeLease, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const { portfolioId, unitId } = await leases.getLease(scope, id);
      await touchPortfolio(scope, portfolioId);
      await leases.markLeases(scope, [id], { removed: true });
      await updateUnitFacts(scope, caller, { portfolioId, unitIds: [unitId], today: todayOf(now) });
      return null;
    }),
  );

  route(app, leaseApi.restoreLease, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const { portfolioId, unitId } = await leases.getLease(scope, id, { removed: true });
      await touchPortfolio(scope, portfolioId);
      await leases.markLeases(scope, [id], { removed: false });
      return changed(scope, caller, { id, portfolioId, unitId });
    }),
  );

  /** Stores the tenant when one was given, lets the unit follow, and answers with the lease. */
  async function changed(
    scope: OrganisationScope,
    caller: Caller,
    { id, portfolioId, unitId, tenant }: Changed,
  ): Promise<Lease> {
    if (tenant !== undefined) {
      requireTenantRight(caller);
      await saveTenants(scope, portfolioId, [{ id, tenant: tenant ?? noTenant }]);
    }
    await updateUnitFacts(scope, caller, { portfolioId, unitIds: [unitId], today: todayOf(now) });
    const known = mayTenants(caller) ? await readTenants(scope, { leaseIds: [id] }) : null;
    return toLease(await leases.getLease(scope, id), known?.get(id) ?? null);
  }
}

interface Changed {
  id: string;
  portfolioId: string;
  unitId: string;
  /** Absent: as it is. */
  tenant?: Tenant | null | undefined;
}

const noTenant: Tenant = { reference: null, name: null, kvk: null };

/** Throws `forbidden`. */
export function requireTenantRight(caller: Pick<Caller, 'permissions'>): void {
  if (mayTenants(caller)) return;
  throw new ServiceError(
    'forbidden',
    'Data of tenants may be changed and imported only with the right to see them',
  );
}

function toLease(
  { portfolioId: _, content, ...lease }: leases.KeptLease & { content: LeaseContent },
  tenant: Tenant | null,
): Lease {
  return { ...content, ...lease, tenant };
}
