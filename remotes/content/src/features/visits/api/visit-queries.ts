import { call } from '@kavel/api-client';
import { type VisitPeriod, visitApi } from '@kavel/contracts/content';
import { keepPreviousData, queryOptions } from '@kavel/query';

export const visitQueries = {
  figures: (days: VisitPeriod) =>
    queryOptions({
      queryKey: ['visit-figures', days],
      queryFn: ({ signal }) => call(visitApi.readVisitFigures, { query: { days: String(days) } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
