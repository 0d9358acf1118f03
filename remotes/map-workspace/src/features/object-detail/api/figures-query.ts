import { call } from '@kavel/api-client';
import { objectApi } from '@kavel/contracts/objects';
import { queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;

/** Where each figure of an object comes from, and of when it is. */
export function figuresQuery(id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'object', id, 'figures'],
    queryFn: ({ signal }) => call(objectApi.objectFigures, { params: { id } }, { signal }),
    staleTime,
  });
}
