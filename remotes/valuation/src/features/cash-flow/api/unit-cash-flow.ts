import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Cash flow of one unit; its key is below that of the valuation's cash flow, so that both are invalidated together. */
export const unitCashFlow = (id: string, unitId: string) =>
  queryOptions({
    queryKey: [...valuationQueries.dcf(id).queryKey, unitId],
    queryFn: ({ signal }) => call(valuationApi.dcf, { params: { id }, query: { unitId } }, { signal }),
  });
