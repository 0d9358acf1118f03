import { call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import { type MarketQuestion, marketApi } from '@kavel/contracts/market';
import type { BridgeBasis } from '@kavel/contracts/portfolios';
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
  bridge: (id: string, unitId: string | null, asked: { from: string; to: string; basis: BridgeBasis }) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'value-bridge', id, unitId, asked.from, asked.to, asked.basis],
      queryFn: ({ signal }) =>
        call(
          portfolioApi.getValueBridge,
          { params: { id }, query: { ...query(unitId), ...asked } },
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
