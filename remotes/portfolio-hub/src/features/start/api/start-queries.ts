import { call, portfolioQueries } from '@kavel/api-client';
import { type Start, startApi } from '@kavel/contracts/start';
import { type QueryClient, queryOptions, useQueryClient } from '@kavel/query';

/** Below the portfolios: what changes one of them refetches the start page too. */
export const startQuery = () =>
  queryOptions({
    queryKey: [...portfolioQueries.all(), 'start'],
    queryFn: ({ signal }) => call(startApi.getStart, {}, { signal }),
  });

async function saveTour(queryClient: QueryClient, ended: boolean): Promise<void> {
  queryClient.setQueryData(
    startQuery().queryKey,
    (now: Start | undefined) => now && { ...now, tourEnded: ended },
  );
  await call(startApi.saveTour, { body: { ended } });
}

/** Keeps with the account that the tour was left; the page does not wait for it. */
export function useEndTour(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => saveTour(queryClient, true);
}
