import {
  type CatalogueStore,
  hasTransactions,
  type Snapshot,
  transactionDistribution,
  transactionFacets,
  transactionPage,
  transactionStatistics,
} from '@kavel/catalogue';
import { transactionApi } from '@kavel/contracts/transactions';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Sales and lettings by filter: counts, distributions, pages and figures of areas. */
export function transactionRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  const ask = <Answer>(answer: (snapshot: Snapshot, today: string) => Promise<Answer>): Promise<Answer> =>
    store.use(async snapshot => {
      if (!(await hasTransactions(snapshot))) throw tooOld();
      return answer(snapshot, now().toISOString().slice(0, 'yyyy-mm-dd'.length));
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
}

function tooOld(): ServiceError {
  return new ServiceError(
    'unavailable',
    'The catalogue was made by an older Kavel, which kept no transactions. The next import of any file adds them.',
  );
}
