import { call } from '@kavel/api-client';
import { type AreaGeometry, travelTimeApi } from '@kavel/contracts/travel-time';
import { queryOptions } from '@kavel/query';

/** What lies inside of an area; the same as long as the area is. */
export const insideQuery = (outline: AreaGeometry) =>
  queryOptions({
    queryKey: ['travel-time', 'inside', outline],
    queryFn: ({ signal }) => call(travelTimeApi.countsInside, { body: { outline } }, { signal }),
    staleTime: 10 * 60_000,
  });
