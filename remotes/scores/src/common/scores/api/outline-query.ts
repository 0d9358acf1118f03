import { call } from '@kavel/api-client';
import { type DistrictLevel, districtApi } from '@kavel/contracts/districts';
import { queryOptions } from '@kavel/query';

/** Outline of an area; changes with a snapshot only. */
export function outlineQuery(level: DistrictLevel, code: string) {
  return queryOptions({
    queryKey: ['catalogue', 'outline', level, code],
    queryFn: ({ signal }) => call(districtApi.districtOutline, { params: { level, code } }, { signal }),
    staleTime: 10 * 60_000,
  });
}
