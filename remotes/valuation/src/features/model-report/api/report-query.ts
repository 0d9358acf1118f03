import { call } from '@kavel/api-client';
import { appraisalDataApi } from '@kavel/contracts/appraisal';
import { queryOptions } from '@kavel/query';

/** While it is being measured, asked for again every so many milliseconds. */
const askAgain = 5_000;

export const modelReport = () =>
  queryOptions({
    queryKey: ['model-report'],
    queryFn: ({ signal }) => call(appraisalDataApi.modelReport, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'computing' ? askAgain : false),
  });
