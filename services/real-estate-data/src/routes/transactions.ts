import {
  type CatalogueStore,
  hasTransactions,
  type TransactionSource,
  transactionAreaFigures,
  transactionBounds,
  transactionDistribution,
  transactionFacets,
  transactionPage,
  transactionStatistics,
  transactionsById,
  transactionsOf,
} from '@kavel/catalogue';
import {
  type TransactionFilter,
  type TransactionTileKind,
  transactionApi,
} from '@kavel/contracts/transactions';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { unknownOutlines } from '../outlines/repositories/outlines';
import type { OwnTransactionsCache, OwnVersion } from '../own-sales/own-transactions';
import { transactionHexagonLayer, transactionPointLayer } from '../tiles/transaction-layers';
import { filteredTiles, forgottenFilter } from './filtered-tiles';
import { withoutTransactions } from './older-catalogue';

interface TransactionContext {
  store: CatalogueStore;
  now(): Date;
  /** Absent where there is no database for them. */
  ownSales?: OwnTransactionsCache | undefined;
}

type Work<Answer> = (source: TransactionSource, today: string, own: OwnVersion | null) => Promise<Answer>;

/** Sales and lettings by filter: counts, distributions, pages and figures of areas. */
export function transactionRoutes(app: FastifyInstance, { store, now, ownSales }: TransactionContext): void {
  /** With the own sales of the caller's organisation, inside of the outlines of the filter. */
  const ask = <Answer>(
    caller: Caller,
    { within }: Pick<TransactionFilter, 'within'>,
    work: Work<Answer>,
  ): Promise<Answer> =>
    store.use(async snapshot => {
      if (!(await hasTransactions(snapshot))) throw withoutTransactions();
      const today = dayOf(now());
      if (ownSales)
        return ownSales.use(snapshot, { caller, within }, (source, own) => work(source, today, own));
      if (within !== undefined) throw unknownOutlines();
      return work(await transactionsOf(snapshot), today, null);
    });

  route(app, transactionApi.transactionFacets, ({ body, caller }) =>
    ask(caller, body, (source, today) => transactionFacets(source, body, today)),
  );

  route(app, transactionApi.transactionDistribution, ({ body, caller }) =>
    ask(caller, body.filter, (source, today) =>
      transactionDistribution(source, body.filter, body.range, today),
    ),
  );

  route(app, transactionApi.transactions, ({ body, caller }) =>
    ask(caller, body.filter, (source, today) => transactionPage(source, body, today)),
  );

  route(app, transactionApi.transactionsById, ({ body, caller }) =>
    ask(caller, {}, source => transactionsById(source, body.ids)),
  );

  route(app, transactionApi.transactionStatistics, ({ body, caller }) =>
    ask(caller, body.filter, (source, today) => transactionStatistics(source, body.filter, body.area, today)),
  );

  route(app, transactionApi.transactionAreaFigures, ({ body, caller }) =>
    ask(caller, body.filter, (source, today) =>
      transactionAreaFigures(source, body.filter, body.level, today),
    ),
  );

  const prefix = '/api/real-estate-data/transactions/tiles';
  /** Tiles are asked for without a session: their filter says whose own sales they show. */
  const tilesOf = (kind: TransactionTileKind, layersOf: LayersOf) =>
    filteredTiles<DatedFilter>(app, store, {
      prefix: `${prefix}/${kind}`,
      isConfidential: ({ own }) => own !== null,
      async layersOf(snapshot, tile, { filter, today, own }) {
        if (!ownSales || own === null) return layersOf(await transactionsOf(snapshot), tile, filter, today);
        const layers = await ownSales.useVersion(snapshot, own, source =>
          layersOf(source, tile, filter, today),
        );
        return layers ?? Promise.reject(forgottenFilter());
      },
    });
  const points = tilesOf('points', transactionPointLayer);
  const hexagons = tilesOf('hexagons', transactionHexagonLayer);
  route(app, transactionApi.transactionTiles, ({ body, caller }) =>
    ask(caller, body, async (source, today, own) => {
      const asked = { filter: body, today, own };
      return {
        snapshot: source.id,
        ...(await transactionBounds(source, body, today)),
        points: points.register(source, asked).tiles,
        hexagons: hexagons.register(source, asked).tiles,
      };
    }),
  );
}

type LayersOf = typeof transactionPointLayer;

/** The past year depends on the day; tiles keep to that on which their address was given. */
interface DatedFilter {
  filter: TransactionFilter;
  today: string;
  /** Part of the address of the tiles: organisations never share one. */
  own: OwnVersion | null;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
