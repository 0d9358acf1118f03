import {
  type CatalogueStore,
  hasTransactions,
  type Snapshot,
  transactionAreaFigures,
  transactionBounds,
  transactionDistribution,
  transactionFacets,
  transactionPage,
  transactionStatistics,
} from '@kavel/catalogue';
import { type TransactionFilter, transactionApi } from '@kavel/contracts/transactions';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { transactionHexagonLayer, transactionPointLayer } from '../tiles/transaction-layers';
import { filteredTiles } from './filtered-tiles';

/** Sales and lettings by filter: counts, distributions, pages and figures of areas. */
export function transactionRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  const ask = <Answer>(answer: (snapshot: Snapshot, today: string) => Promise<Answer>): Promise<Answer> =>
    store.use(async snapshot => {
      if (!(await hasTransactions(snapshot))) throw tooOld();
      return answer(snapshot, dayOf(now()));
    });

  route(app, transactionApi.transactionFacets, ({ body }) =>
    ask((snapshot, today) => transactionFacets(snapshot, body, today)),
  );

  route(app, transactionApi.transactionDistribution, ({ body }) =>
    ask((snapshot, today) => transactionDistribution(snapshot, body.filter, body.range, today)),
  );

  route(app, transactionApi.transactions, ({ body }) =>
    ask((snapshot, today) => transactionPage(snapshot, body, today)),
  );

  route(app, transactionApi.transactionStatistics, ({ body }) =>
    ask((snapshot, today) => transactionStatistics(snapshot, body.filter, body.area, today)),
  );

  route(app, transactionApi.transactionAreaFigures, ({ body }) =>
    ask((snapshot, today) => transactionAreaFigures(snapshot, body.filter, body.level, today)),
  );

  const prefix = '/api/real-estate-data/transactions/tiles';
  const points = filteredTiles<DatedFilter>(app, store, {
    prefix: `${prefix}/points`,
    layersOf: (snapshot, tile, { filter, today }) => transactionPointLayer(snapshot, tile, filter, today),
  });
  const hexagons = filteredTiles<DatedFilter>(app, store, {
    prefix: `${prefix}/hexagons`,
    layersOf: (snapshot, tile, { filter, today }) => transactionHexagonLayer(snapshot, tile, filter, today),
  });
  route(app, transactionApi.transactionTiles, ({ body }) =>
    ask(async (snapshot, today) => {
      const asked = { filter: body, today };
      return {
        snapshot: snapshot.id,
        ...(await transactionBounds(snapshot, body, today)),
        points: points.register(snapshot, asked).tiles,
        hexagons: hexagons.register(snapshot, asked).tiles,
      };
    }),
  );
}

/** The past year depends on the day; tiles keep to that on which their address was given. */
interface DatedFilter {
  filter: TransactionFilter;
  today: string;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function tooOld(): ServiceError {
  return new ServiceError(
    'unavailable',
    'The catalogue was made by an older Kavel, which kept no transactions. The next import of any file adds them.',
  );
}
