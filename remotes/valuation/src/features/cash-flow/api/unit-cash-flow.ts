import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Cash flow of one unit; under the key of the valuation's, so that it is made again with it. */
export const unitCashFlow = (id: string, unitId: string) =>
  queryOptions({
    queryKey: [...valuationQueries.dcf(id).queryKey, unitId],
    queryFn: ({ signal }) => call(valuationApi.dcf, { params: { id }, query: { unitId } }, { signal }),
  });
