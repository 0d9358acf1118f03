import { call } from '@kavel/api-client';
import { objectApi } from '@kavel/contracts/objects';
import { queryOptions } from '@kavel/query';

/** Long stale time: registers only change with a snapshot. */
const staleTime = 10 * 60_000;

/** All known figures of an object, with register and date. */
export function figuresQuery(id: string) {
  return queryOptions({
    queryKey: ['catalogue', 'object', id, 'figures'],
    queryFn: ({ signal }) => call(objectApi.objectFigures, { params: { id } }, { signal }),
    staleTime,
  });
}
