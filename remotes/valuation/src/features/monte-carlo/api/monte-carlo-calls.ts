import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { MonteCarloSettings } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

const pollMs = 700;

/** The last simulation; asked again while one is under way. Its key is below the cash flow's, which outdates it. */
export const monteCarloQuery = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.dcf(id).queryKey, 'monte-carlo'],
    queryFn: ({ signal }) => call(valuationApi.monteCarlo, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

export const startMonteCarlo = (id: string, body: MonteCarloSettings) =>
  call(valuationApi.startMonteCarlo, { params: { id }, body });

export const cancelMonteCarlo = (id: string) => call(valuationApi.cancelMonteCarlo, { params: { id } });
