import { call } from '@kavel/api-client';
import { districtApi } from '@kavel/contracts/districts';
import { type SourcingQuestion, sourcingApi } from '@kavel/contracts/sourcing';
import { queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;
export const pageSize = 100;
const root = 'sourcing';

export const sourcingQueries = {
  all: () => [root] as const,
  page: (question: SourcingQuestion, cursor: string | null) =>
    queryOptions({
      queryKey: [root, question, cursor],
      queryFn: ({ signal }) =>
        call(
          sourcingApi.sourcingData,
          { body: { ...question, limit: pageSize, ...(cursor && { cursor }) } },
          { signal },
        ),
      staleTime,
    }),
  /** A pand of the ranking by itself; null when it is no candidate. */
  one: (question: SourcingQuestion, pandId: string) =>
    queryOptions({
      queryKey: [root, question, 'one', pandId],
      queryFn: async ({ signal }) => {
        const body = { ...question, limit: 1, pandId };
        return (await call(sourcingApi.sourcingData, { body }, { signal })).asked ?? null;
      },
      staleTime,
    }),
  areas: (text: string) =>
    queryOptions({
      queryKey: [root, 'areas', text],
      queryFn: ({ signal }) => call(districtApi.searchAreas, { query: { q: text } }, { signal }),
      enabled: text.length > 1,
      staleTime,
    }),
};
