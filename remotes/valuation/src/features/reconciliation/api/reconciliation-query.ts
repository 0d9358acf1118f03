import { call, valuationQueries } from '@kavel/api-client';
import { appraisalDataApi } from '@kavel/contracts/appraisal';
import { queryOptions } from '@kavel/query';

export const reconciliationQuery = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'reconciliation'],
    queryFn: ({ signal }) => call(appraisalDataApi.reconciliation, { params: { id } }, { signal }),
  });
