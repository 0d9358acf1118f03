import { call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** The units of a portfolio as columns; refetched when a portfolio changes. */
export function portfolioUnitsQuery(id: string) {
  return queryOptions({
    queryKey: [...portfolioQueries.all(), 'scored-units', id],
    queryFn: ({ signal }) => call(portfolioApi.getUnitTable, { params: { id } }, { signal }),
    structuralSharing: false,
  });
}
