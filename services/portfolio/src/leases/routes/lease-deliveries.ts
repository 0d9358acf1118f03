import { randomUUID } from 'node:crypto';
import { leaseApi, type Tenant, tenantColumns } from '@kavel/contracts/leases';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio, requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import * as deliveries from '../repositories/lease-deliveries';
import {
  insertLeases,
  leasesOfDelivery,
  listLeases,
  markLeases,
  replaceLeases,
} from '../repositories/leases';
import { unitPlaces } from '../repositories/rent-roll-units';
import { addTenants, copyTenants, readTenants } from '../repositories/tenants';
import { updateUnitFacts } from '../repositories/unit-leases';
import {
  type DeliveryBody,
  type DeliveryPlan,
  type PlannedLease,
  planDelivery,
} from '../rules/plan-delivery';
import { requireTenantRight } from './leases';
import { todayOf } from './today';

/** Rows of one statement. */
const rowsAtOnce = 20_000;

/** Imports of a rent roll, and undoing them as a whole. */
export function leaseDeliveryRoutes(
  app: FastifyInstance,
  { store, now }: Pick<RouteContext, 'store' | 'now'>,
): void {
  route(app, leaseApi.previewLeases, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      checkBody(caller, body);
      await requireEditable(scope, id);
      const { leases, ...plan } = await planIn(scope, id, body);
      const annualRent = leases.reduce((sum, { content }) => sum + content.annualRent, 0);
      return { ...plan, units: new Set(leases.map(({ unitId }) => unitId)).size, annualRent };
    }),
  );

  route(app, leaseApi.deliverLeases, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      checkBody(caller, body);
      await touchPortfolio(scope, id);
      const { leases, counts } = await planIn(scope, id, body);
      const delivery = await deliveries.insertDelivery(scope, caller, {
        portfolioId: id,
        name: body.name,
        counts,
      });
      await replaceLeases(scope, replacedBy(leases));
      for (let at = 0; at < leases.length; at += rowsAtOnce) {
        const part = leases.slice(at, at + rowsAtOnce);
        const rows = part.map(({ id: leaseId, unitId, content }) => ({ id: leaseId, unitId, content }));
        await insertLeases(scope, id, rows, delivery.id);
        await storeTenants(scope, id, part);
      }
      const unitIds = [...new Set(leases.map(({ unitId }) => unitId))];
      await updateUnitFacts(scope, caller, { portfolioId: id, unitIds, today: todayOf(now) });
      return delivery;
    }),
  );

  route(app, leaseApi.listLeaseDeliveries, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, id);
      return deliveries.listDeliveries(scope, id);
    }),
  );

  route(app, leaseApi.undoLeaseDelivery, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const { portfolioId } = await deliveries.lockDelivery(scope, id);
      await touchPortfolio(scope, portfolioId);
      const delivered = await leasesOfDelivery(scope, id);
      const taken = delivered.filter(({ isAsDelivered }) => isAsDelivered);
      await markLeases(
        scope,
        taken.map(lease => lease.id),
        { removed: true },
      );
      await markLeases(
        scope,
        taken.flatMap(({ replaces }) => replaces ?? []),
        { removed: false },
      );
      const unitIds = [...new Set(taken.map(({ unitId }) => unitId))];
      await updateUnitFacts(scope, caller, { portfolioId, unitIds, today: todayOf(now) });
      const undone = await deliveries.closeDelivery(scope, id);
      return { ...undone, kept: delivered.length - taken.length };
    }),
  );
}

/** Throws `forbidden` for data of tenants without the right, `bad-request` for rows without line numbers. */
function checkBody(caller: Caller, { columns, lines, rows }: DeliveryBody): void {
  if (columns.some(column => (tenantColumns as readonly string[]).includes(column)))
    requireTenantRight(caller);
  if (lines.length !== rows.length)
    throw new ServiceError('bad-request', 'A file has as many line numbers as rows');
}

async function planIn(
  scope: OrganisationScope,
  portfolioId: string,
  body: DeliveryBody,
): Promise<DeliveryPlan> {
  const units = await unitPlaces(scope, portfolioId);
  const leases = await listLeases(scope, portfolioId);
  return planDelivery(body, { units, leases, newId: randomUUID });
}

const replacedBy = (leases: readonly PlannedLease[]) =>
  leases.flatMap(({ id, replaces }) => (replaces === null ? [] : [{ id: replaces, by: id }]));

/** Tenants of the file over those of the replaced leases, which stay where the file says nothing. */
async function storeTenants(
  scope: OrganisationScope,
  portfolioId: string,
  leases: readonly PlannedLease[],
): Promise<void> {
  const replaced = leases.filter(({ replaces }) => replaces !== null);
  await copyTenants(scope, replacedBy(replaced.filter(({ tenant }) => tenant === null)));
  const told = leases.filter(({ tenant }) => tenant !== null);
  const before = await readTenants(scope, {
    leaseIds: told.flatMap(({ replaces }) => replaces ?? []),
  });
  const tenants = told.map(({ id, replaces, tenant }) => {
    const kept: Tenant = before.get(replaces ?? '') ?? { reference: null, name: null, kvk: null };
    return { id, tenant: { ...kept, ...tenant } };
  });
  await addTenants(scope, portfolioId, tenants);
}
