import { call } from '@kavel/api-client';
import { type DistrictAreas, type DistrictLevel, districtApi } from '@kavel/contracts/districts';
import { queryOptions, useQuery } from '@kavel/query';
import { useMemo } from 'react';

/** Milliseconds. Names only change with a new snapshot. */
const staleTime = 10 * 60_000;

/** Names of areas by code. The query key is that of the district pages. */
export const areaNamesQuery = (level: DistrictLevel) =>
  queryOptions({
    queryKey: ['districts', 'areas', level],
    queryFn: ({ signal }) => call(districtApi.districtAreas, { params: { level } }, { signal }),
    staleTime,
  });

export function useMunicipalityNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(areaNamesQuery('gemeente'));
  return useMemo(() => namesOf(data), [data]);
}

export function namesOf(areas: DistrictAreas | undefined): ReadonlyMap<string, string> {
  return new Map(areas?.codes.map((code, at) => [code, areas.names[at] ?? code]));
}
