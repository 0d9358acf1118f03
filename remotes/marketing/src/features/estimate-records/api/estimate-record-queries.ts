import { call } from '@kavel/api-client';
import { estimateRecordApi } from '@kavel/contracts/estimates';
import { queryOptions } from '@kavel/query';

export const estimateRecordsQuery = queryOptions({
  queryKey: ['estimate-records'],
  queryFn: ({ signal }) => call(estimateRecordApi.listEstimateRecords, {}, { signal }),
});

export const recordEstimate = (objectId: string) =>
  call(estimateRecordApi.recordEstimate, { body: { objectId } });
