import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { presenceTimes, type valuationSteps } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

export type ValuationStep = (typeof valuationSteps)[number];

/** One tab, however many steps it walks through. */
const tabId = crypto.randomUUID();

/** A sign of life every twenty seconds while the tab can be seen, and what it tells of others. */
export const presenceOf = (id: string, step: ValuationStep) =>
  queryOptions({
    // The same for every step: who is there stays shown while walking through them.
    queryKey: ['valuation-presence', id],
    queryFn: ({ signal }) =>
      call(valuationApi.keepPresence, { params: { id }, body: { tabId, step } }, { signal }),
    refetchInterval: presenceTimes.everySeconds * 1000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });
