import { call } from '@kavel/api-client';
import { type DistrictLevel, districtApi } from '@kavel/contracts/districts';
import {
  type MarketMapQuestion,
  type MarketQuestion,
  type MarketRankQuestion,
  marketApi,
} from '@kavel/contracts/market';
import { keepPreviousData, queryOptions } from '@kavel/query';

/** Figures change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;
const root = 'market';

export const marketQueries = {
  overview: () =>
    queryOptions({
      queryKey: [root, 'overview'],
      queryFn: ({ signal }) => call(marketApi.marketOverview, {}, { signal }),
      staleTime,
    }),
  figures: (question: MarketQuestion) =>
    queryOptions({
      queryKey: [root, 'figures', question],
      queryFn: ({ signal }) => call(marketApi.marketFigures, { body: question }, { signal }),
      staleTime,
      // The charts of before stay until those of the new choice are there.
      placeholderData: keepPreviousData,
    }),
  map: (question: MarketMapQuestion) =>
    queryOptions({
      queryKey: [root, 'map', question],
      queryFn: ({ signal }) => call(marketApi.marketMap, { body: question }, { signal }),
      staleTime,
    }),
  /** The portfolio stands in the key for its objects, of which there may be thousands. */
  rank: (portfolioId: string, question: MarketRankQuestion) =>
    queryOptions({
      queryKey: [root, 'rank', portfolioId, question.area, question.from, question.to],
      queryFn: ({ signal }) => call(marketApi.marketRank, { body: question }, { signal }),
      staleTime,
    }),
  search: (text: string) =>
    queryOptions({
      queryKey: [root, 'areas', text],
      queryFn: ({ signal }) => call(districtApi.searchAreas, { query: { q: text } }, { signal }),
      enabled: text.length > 1,
      staleTime,
    }),
  areas: (level: DistrictLevel) =>
    queryOptions({
      queryKey: ['districts', 'areas', level],
      queryFn: ({ signal }) => call(districtApi.districtAreas, { params: { level } }, { signal }),
      staleTime,
    }),
};
