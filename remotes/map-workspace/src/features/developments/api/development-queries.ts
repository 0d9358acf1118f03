import { call } from '@kavel/api-client';
import { developmentApi } from '@kavel/contracts/developments';
import { queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;

export const developmentQueries = {
  pipeline: (from: number | null) =>
    queryOptions({
      queryKey: ['developments', from],
      queryFn: ({ signal }) =>
        call(developmentApi.developmentPipeline, { query: from === null ? {} : { from } }, { signal }),
      staleTime,
    }),
};
