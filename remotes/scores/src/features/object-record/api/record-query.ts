import { call } from '@kavel/api-client';
import { recordApi } from '@kavel/contracts/passports';
import { queryOptions } from '@kavel/query';

/** What registers and deals tell of an address over time. */
export function recordQuery(objectId: string) {
  return queryOptions({
    queryKey: ['passport', objectId, 'record'],
    queryFn: ({ signal }) => call(recordApi.objectRecord, { params: { id: objectId } }, { signal }),
  });
}
