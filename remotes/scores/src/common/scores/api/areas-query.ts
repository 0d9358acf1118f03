import { call } from '@kavel/api-client';
import { type DistrictLevel, districtApi } from '@kavel/contracts/districts';
import { queryOptions } from '@kavel/query';

/** All areas of a level with their names; changes with a snapshot only. */
export function areasQuery(level: DistrictLevel) {
  return queryOptions({
    queryKey: ['districts', 'areas', level],
    queryFn: ({ signal }) => call(districtApi.districtAreas, { params: { level } }, { signal }),
    staleTime: 10 * 60_000,
  });
}
