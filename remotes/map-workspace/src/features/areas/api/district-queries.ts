import { call } from '@kavel/api-client';
import {
  type DistrictFigure,
  type DistrictLevel,
  districtApi,
  type WwsReference,
} from '@kavel/contracts/districts';
import { queryOptions } from '@kavel/query';

/** Registers change by snapshot, not by the minute. */
const staleTime = 10 * 60_000;
const root = 'districts';

export interface FigureQuestion {
  level: DistrictLevel;
  figure: DistrictFigure;
  year: number;
  compare: number | null;
}

/** Reads of areas and their figures. */
export const districtQueries = {
  overview: () =>
    queryOptions({
      queryKey: [root, 'overview'],
      queryFn: ({ signal }) => call(districtApi.districtOverview, {}, { signal }),
      staleTime,
    }),
  areas: (level: DistrictLevel) =>
    queryOptions({
      queryKey: [root, 'areas', level],
      queryFn: ({ signal }) => call(districtApi.districtAreas, { params: { level } }, { signal }),
      staleTime,
    }),
  values: ({ level, figure, year, compare }: FigureQuestion) =>
    queryOptions({
      queryKey: [root, 'values', level, figure, year, compare],
      queryFn: ({ signal }) =>
        call(
          districtApi.districtValues,
          { params: { level }, query: { figure, year, ...(compare === null ? {} : { compare }) } },
          { signal },
        ),
      staleTime,
    }),
  wws: (level: DistrictLevel, reference: WwsReference) =>
    queryOptions({
      queryKey: [root, 'wws', level, reference],
      queryFn: ({ signal }) =>
        call(districtApi.districtWws, { params: { level }, body: reference }, { signal }),
      staleTime,
    }),
};
