import { call } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Poll interval in milliseconds while the report is being computed. */
const pollIntervalMs = 5_000;

export const modelReport = () =>
  queryOptions({
    queryKey: ['model-report'],
    queryFn: ({ signal }) => call(estimateApi.modelReport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'computing' ? pollIntervalMs : false),
  });
