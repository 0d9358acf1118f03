import { call } from '@kavel/api-client';
import { siteApi } from '@kavel/contracts/passports';
import { queryOptions } from '@kavel/query';

/** The plot, the pand and the neighbours of an address. */
export function siteQuery(objectId: string) {
  return queryOptions({
    queryKey: ['passport', objectId, 'site'],
    queryFn: ({ signal }) => call(siteApi.objectSite, { params: { id: objectId } }, { signal }),
  });
}
