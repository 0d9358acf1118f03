import type { CatalogueStore } from '@kavel/catalogue';
import {
  type OwnSaleReading,
  type OwnSaleRow,
  ownSaleApi,
  ownSaleLimits,
} from '@kavel/contracts/transactions';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { matchWithFacts } from '../../match/match-lines';
import * as deliveries from '../repositories/deliveries';
import * as sales from '../repositories/own-sales';
import type { SalesScope, SalesStore } from '../repositories/store';
import {
  type DeliveryPlan,
  type Matches,
  planDelivery,
  type ReadRow,
  readRows,
} from '../rules/plan-delivery';

interface OwnSaleContext {
  store: SalesStore;
  catalogue: CatalogueStore;
  now(): Date;
}

/** Files with own sales and rents: import, and undo as a whole. */
export function ownSaleRoutes(app: FastifyInstance, { store, catalogue, now }: OwnSaleContext): void {
  /** Parses and matches the rows, outside any transaction. */
  const prepare = async (given: readonly OwnSaleRow[], wish: Omit<OwnSaleReading, 'today'>) => {
    const today = now().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const rows = readRows(given, { ...wish, today });
    return { rows, matches: await matchesOf(catalogue, rows) };
  };

  route(app, ownSaleApi.previewOwnSales, async ({ caller, body }) => {
    const prepared = await prepare(body.rows, body);
    const { counts, results } = await store.inOrganisation(caller, scope => planIn(scope, prepared));
    return { counts, rows: results };
  });

  route(app, ownSaleApi.deliverOwnSales, async ({ caller, body }) => {
    const prepared = await prepare(body.rows, body);
    return store.inOrganisation(caller, async scope => {
      await deliveries.lockDeliveries(scope);
      const plan = await planIn(scope, prepared);
      if ((await sales.countSales(scope)) + plan.sales.length > ownSaleLimits.stored) throw tooMany();
      const made = await deliveries.insertDelivery(scope, caller, { name: body.name, counts: plan.counts });
      await sales.insertSales(scope, made.id, plan.sales);
      return { ...made, rows: plan.results };
    });
  });

  route(app, ownSaleApi.listOwnSaleDeliveries, ({ caller }) =>
    store.reading(caller, scope => deliveries.listDeliveries(scope)),
  );

  route(app, ownSaleApi.undoOwnSaleDelivery, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await deliveries.lockDeliveries(scope);
      return deliveries.undoDelivery(scope, id);
    }),
  );
}

interface Prepared {
  rows: ReadRow[];
  matches: Matches;
}

async function planIn(scope: SalesScope, { rows, matches }: Prepared): Promise<DeliveryPlan> {
  const objectIds = [...matches.values()].flatMap(({ objectId }) => objectId ?? []);
  return planDelivery(rows, matches, await sales.knownSales(scope, objectIds));
}

/** Distinct addresses of the parsed rows, each matched once. */
async function matchesOf(catalogue: CatalogueStore, rows: readonly ReadRow[]): Promise<Matches> {
  const addresses = [...new Set(rows.flatMap(({ sale }) => sale?.address ?? []))];
  if (addresses.length === 0) return new Map();
  const asked = addresses.map((text, at) => ({ line: at + 1, text }));
  const { lines } = await catalogue.use(snapshot => matchWithFacts(snapshot, asked, { candidates: false }));
  return new Map(lines.map(result => [result.text, result]));
}

function tooMany(): ServiceError {
  return new ServiceError(
    'conflict',
    `An organisation keeps at most ${ownSaleLimits.stored} own sales: undo an earlier delivery first`,
  );
}
