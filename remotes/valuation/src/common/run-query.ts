import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { ValuationRun } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

const askAgainMs = 700;

/** State of the valuation run of all units; polled while the run is active. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'run'],
    queryFn: ({ signal }): Promise<ValuationRun | null> =>
      call(valuationApi.getValuationRun, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
  });
