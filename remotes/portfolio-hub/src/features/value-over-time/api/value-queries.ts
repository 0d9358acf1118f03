import { call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import { type MarketQuestion, marketApi } from '@kavel/contracts/market';
import { queryOptions } from '@kavel/query';

/** Published figures change by snapshot, not by the minute. */
const marketStaleTime = 10 * 60_000;

const query = (unitId: string | null) => (unitId === null ? {} : { unitId });

/** Below the portfolios key: refetched when a portfolio or one of its valuations changes. */
export const valueQueries = {
  overTime: (id: string, unitId: string | null) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'value-over-time', id, unitId],
      queryFn: ({ signal }) =>
        call(portfolioApi.getValueOverTime, { params: { id }, query: query(unitId) }, { signal }),
    }),
  bridge: (id: string, unitId: string | null, dates: { from: string; to: string }) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'value-bridge', id, unitId, dates.from, dates.to],
      queryFn: ({ signal }) =>
        call(
          portfolioApi.getValueBridge,
          { params: { id }, query: { ...query(unitId), ...dates } },
          { signal },
        ),
    }),
  market: (question: MarketQuestion) =>
    queryOptions({
      queryKey: ['market', 'figures', question],
      queryFn: ({ signal }) => call(marketApi.marketFigures, { body: question }, { signal }),
      staleTime: marketStaleTime,
    }),
};
