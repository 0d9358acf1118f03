import { randomUUIDv7 } from 'node:crypto';
import {
  type LeaseColumn,
  type LeaseDeliveryBody,
  type LeaseRows,
  leaseApi,
  leaseLimits,
  type RentPer,
  type Tenant,
  tenantColumns,
} from '@kavel/contracts/leases';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio, requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import * as deliveries from '../repositories/lease-deliveries';
import { dropLeaseParts, readLeaseParts, saveLeasePart } from '../repositories/lease-parts';
import {
  insertLeases,
  type KeptLease,
  leasesOfDelivery,
  leasesRemovedBy,
  listLeases,
  markLeases,
  replaceLeases,
} from '../repositories/leases';
import { unitPlaces } from '../repositories/rent-roll-units';
import { addTenants, copyTenants, readTenants } from '../repositories/tenants';
import { updateUnitFacts } from '../repositories/unit-leases';
import { type DeliveryPlan, type PlannedLease, planDelivery } from '../rules/plan-delivery';
import { requireTenantRight } from './leases';
import { todayOf } from './today';

type DeliveredFile = LeaseDeliveryBody & { rentPer: RentPer; whole: boolean };

/** Ids in the order of the file lie together in the indexes. */
const newId = () => randomUUIDv7();

/** Rows of one statement. */
const rowsAtOnce = 20_000;

/** Imports of a rent roll, and undoing them as a whole. */
export function leaseDeliveryRoutes(
  app: FastifyInstance,
  { store, now }: Pick<RouteContext, 'store' | 'now'>,
): void {
  route(app, leaseApi.addLeasePart, ({ caller, params: { id }, body: { key, part, ...content } }) =>
    store.inOrganisation(caller, async scope => {
      checkRows(caller, [content]);
      await requireEditable(scope, id);
      await saveLeasePart(scope, { portfolioId: id, key, part, content });
      return null;
    }),
  );

  route(app, leaseApi.previewLeases, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      await requireEditable(scope, id);
      const { leases, removed, kept: _, ...plan } = await planIn(scope, caller, id, body);
      const annualRent = leases.reduce((sum, { content }) => sum + content.annualRent, 0);
      return { ...plan, units: unitsOf(leases, removed).length, annualRent };
    }),
  );

  route(app, leaseApi.deliverLeases, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      await touchPortfolio(scope, id);
      const { leases, removed, counts, kept } = await planIn(scope, caller, id, body);
      const delivery = await deliveries.insertDelivery(scope, caller, {
        portfolioId: id,
        name: body.name,
        counts,
      });
      await replaceLeases(scope, [
        ...replacedBy(leases),
        ...removed.map(lease => ({ id: lease.id, by: delivery.id })),
      ]);
      const gone = new Set([...removed.map(lease => lease.id), ...leases.map(({ replaces }) => replaces)]);
      const current = [...kept.filter(lease => !gone.has(lease.id)), ...leases];
      // Facts of units are worked out here while PostgreSQL takes in the leases.
      await together(
        updateUnitFacts(scope, caller, {
          portfolioId: id,
          unitIds: unitsOf(leases, removed),
          today: todayOf(now),
          leases: current,
        }),
        storeLeases(scope, { portfolioId: id, deliveryId: delivery.id, leases }),
      );
      if (body.before) await dropLeaseParts(scope, body.before.key);
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
      const removed = await leasesRemovedBy(scope, id);
      const taken = delivered.filter(({ isAsDelivered }) => isAsDelivered);
      await markLeases(
        scope,
        taken.map(lease => lease.id),
        { removed: true },
      );
      await markLeases(
        scope,
        [...taken.flatMap(({ replaces }) => replaces ?? []), ...removed.map(lease => lease.id)],
        { removed: false },
      );
      const unitIds = unitsOf(taken, removed);
      await updateUnitFacts(scope, caller, { portfolioId, unitIds, today: todayOf(now) });
      const undone = await deliveries.closeDelivery(scope, id);
      return { ...undone, kept: delivered.length - taken.length };
    }),
  );
}

/**
 * Throws `forbidden` for data of tenants without the permission, `bad-request` for rows without line numbers or for too
 * many.
 */
function checkRows(caller: Caller, parts: readonly LeaseRows[]): void {
  const isTenants = (column: LeaseColumn) => (tenantColumns as readonly string[]).includes(column);
  if (parts.some(({ columns }) => columns.some(isTenants))) requireTenantRight(caller);
  if (parts.some(({ lines, rows }) => lines.length !== rows.length))
    throw new ServiceError('bad-request', 'A file has as many line numbers as rows');
  const rows = parts.reduce((sum, part) => sum + part.rows.length, 0);
  if (rows > leaseLimits.rows)
    throw new ServiceError(
      'bad-request',
      `A rent roll has at most ${leaseLimits.rows} rows, this one ${rows}`,
    );
}

async function planIn(
  scope: OrganisationScope,
  caller: Caller,
  portfolioId: string,
  { before, rentPer, whole, columns, lines, rows }: DeliveredFile,
): Promise<DeliveryPlan & { kept: KeptLease[] }> {
  const sent = before === undefined ? [] : await readLeaseParts(scope, portfolioId, before);
  const parts = [...sent, { columns, lines, rows }];
  checkRows(caller, parts);
  const units = await unitPlaces(scope, portfolioId);
  const kept = await listLeases(scope, portfolioId);
  const plan = planDelivery(parts, { units, leases: kept, rentPer, whole, newId });
  return { ...plan, kept };
}

/** The units of leases, each once. */
const unitsOf = (...lists: readonly (readonly { unitId: string }[])[]) => [
  ...new Set(lists.flatMap(list => list.map(({ unitId }) => unitId))),
];

const replacedBy = (leases: readonly PlannedLease[]) =>
  leases.flatMap(({ id, replaces }) => (replaces === null ? [] : [{ id: replaces, by: id }]));

/** Waits for all, also when one fails: nothing may be sent once the transaction has ended. */
async function together(...works: Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

async function storeLeases(
  scope: OrganisationScope,
  { portfolioId, deliveryId, leases }: { portfolioId: string; deliveryId: string; leases: PlannedLease[] },
): Promise<void> {
  for (let at = 0; at < leases.length; at += rowsAtOnce) {
    const part = leases.slice(at, at + rowsAtOnce);
    const rows = part.map(({ id, unitId, content }) => ({ id, unitId, content }));
    await insertLeases(scope, portfolioId, rows, deliveryId);
    await storeTenants(scope, portfolioId, part);
  }
}

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
