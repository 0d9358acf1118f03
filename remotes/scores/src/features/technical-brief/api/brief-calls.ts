import { call } from '@kavel/api-client';
import { type BriefInput, briefApi } from '@kavel/contracts/reports';
import { keepPreviousData, queryOptions } from '@kavel/query';

/** Requirements of what is asked; earlier ones stay until others are there. */
export function computedQuery(input: BriefInput) {
  return queryOptions({
    queryKey: ['technical-brief', 'computed', input],
    queryFn: ({ signal }) => call(briefApi.computeBrief, { body: input }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A version; null: none is asked for. */
export function briefQuery(id: string | null, version: number | null) {
  return queryOptions({
    queryKey: ['technical-brief', 'saved', id, version],
    queryFn: ({ signal }) =>
      call(briefApi.getBrief, { params: { id: id ?? '' }, query: version ? { version } : {} }, { signal }),
    enabled: id !== null,
  });
}
