import {
  type IndexationBody,
  type IndexationPreview,
  indexedOutcomes,
  leaseApi,
} from '@kavel/contracts/leases';
import { cents, indexed } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio, requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import * as runs from '../repositories/indexation-runs';
import { type KeptLease, listLeases } from '../repositories/leases';
import { updateUnitFacts } from '../repositories/unit-leases';
import { todayOf } from './today';

/** Runs that give leases their new rents by their clauses. */
export function indexationRoutes(
  app: FastifyInstance,
  { store, now }: Pick<RouteContext, 'store' | 'now'>,
): void {
  route(app, leaseApi.previewIndexation, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      await requireEditable(scope, id);
      return previewOf(await listLeases(scope, id), body);
    }),
  );

  route(app, leaseApi.runIndexation, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      await touchPortfolio(scope, id);
      const leases = await listLeases(scope, id);
      const { lines, totals } = previewOf(leases, body);
      const indexedOnOf = new Map(leases.map(lease => [lease.id, lease.indexedOn]));
      const done = lines.filter(isIndexed);
      const changes = done.map(({ leaseId, oldRent, newRent }) => ({
        ...{ id: leaseId, before: oldRent, after: newRent },
        indexedOn: indexedOnOf.get(leaseId) ?? null,
      }));
      const run = await runs.insertRun(scope, caller, { ...body, portfolioId: id, totals, changes });
      const unitIds = [...new Set(done.map(({ unitId }) => unitId))];
      await updateUnitFacts(scope, caller, { portfolioId: id, unitIds, today: todayOf(now) });
      return run;
    }),
  );

  route(app, leaseApi.listIndexationRuns, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getPortfolio(scope, id);
      return runs.listRuns(scope, id);
    }),
  );

  route(app, leaseApi.undoIndexation, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const { portfolioId, date, changes } = await runs.lockRun(scope, id);
      await touchPortfolio(scope, portfolioId);
      const leases = new Map((await listLeases(scope, portfolioId)).map(lease => [lease.id, lease]));
      const restored = changes.filter(change => {
        const lease = leases.get(change.id);
        return lease?.content.annualRent === change.after && lease.indexedOn === date;
      });
      const run = await runs.closeRun(scope, id, restored);
      const unitIds = [...new Set(restored.flatMap(change => leases.get(change.id)?.unitId ?? []))];
      await updateUnitFacts(scope, caller, { portfolioId, unitIds, today: todayOf(now) });
      return { ...run, kept: changes.length - restored.length };
    }),
  );
}

function previewOf(leases: readonly KeptLease[], terms: IndexationBody): IndexationPreview {
  const lines = leases.map(({ id, unitId, content, indexedOn }) => ({
    ...{ leaseId: id, unitId },
    ...indexed({ ...content, indexedOn }, terms),
  }));
  const done = lines.filter(isIndexed);
  const sum = (key: 'oldRent' | 'newRent') => cents(done.reduce((total, line) => total + line[key], 0));
  const totals = {
    leases: lines.length,
    indexed: done.length,
    oldRent: sum('oldRent'),
    newRent: sum('newRent'),
  };
  return { lines, totals };
}

const isIndexed = ({ outcome }: IndexationPreview['lines'][number]) =>
  (indexedOutcomes as readonly string[]).includes(outcome);
