import { call } from '@kavel/api-client';
import { passportApi } from '@kavel/contracts/passports';
import { queryOptions } from '@kavel/query';

/** Portfolios that hold an address, files of their services, and its approved values. */
export function holdingsQuery(objectId: string) {
  return queryOptions({
    queryKey: ['passport', objectId, 'holdings'],
    queryFn: ({ signal }) => call(passportApi.objectHoldings, { params: { id: objectId } }, { signal }),
  });
}
