import { call } from '@kavel/api-client';
import { briefApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

/** Versions of the technical briefs of the organisation, newest first. */
export const briefsQuery = queryOptions({
  queryKey: ['technical-brief', 'saved'],
  queryFn: ({ signal }) => call(briefApi.listBriefs, {}, { signal }),
});
