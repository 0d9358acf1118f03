import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

export const reconciliationQuery = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'reconciliation'],
    queryFn: ({ signal }) => call(valuationApi.reconciliation, { params: { id } }, { signal }),
  });
