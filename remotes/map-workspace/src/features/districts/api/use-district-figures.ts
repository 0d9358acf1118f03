import {
  type DistrictAreas,
  type DistrictFigure,
  type DistrictLevel,
  type DistrictOverview,
  type DistrictValues,
  districtFigures,
} from '@kavel/contracts/districts';
import { useQuery, useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import { districtQueries } from '../../areas';
import { type DistrictRow, districtRows } from '../model/district-rows';
import type { DistrictView } from '../model/district-view';
import { levelAt } from '../model/level-at';

/** Areas with their values: all of one answer. */
export interface ShownFigures {
  level: DistrictLevel;
  figure: DistrictFigure;
  year: number;
  compare: number | null;
  rows: readonly DistrictRow[];
  answer: DistrictValues;
}

/** The level and years there are for what is chosen, and the figures; the last ones stay until the next have come. */
export function useDistrictFigures(view: DistrictView) {
  const { figure } = view;
  const overview = useQuery(districtQueries.overview());
  const found = overview.data;
  const level = found ? (view.level ?? levelAt(view.camera?.zoom ?? null, figure, found)) : null;
  const years = useMemo(() => yearsOf(found, level, figure), [found, level, figure]);
  const year = chosenOf(years, view.year);
  const compare = years.find(one => one === view.compare && one !== year) ?? null;
  const areas = useQuery({ ...districtQueries.areas(level ?? 'buurt'), enabled: level !== null });
  const values = useQuery({
    ...districtQueries.values({ level: level ?? 'buurt', figure, year: year ?? 0, compare }),
    enabled: level !== null && year !== null,
  });
  const fresh = useMemo(() => together(areas.data, values.data), [areas.data, values.data]);
  const client = useQueryClient();
  const prepare = (asked: readonly { figure: DistrictFigure; year: number | null }[]) => {
    for (const one of asked) {
      const exists = level !== null && one.year !== null && one.year !== compare;
      if (exists)
        void client.prefetchQuery(districtQueries.values({ level, compare, ...one, year: one.year ?? 0 }));
    }
  };
  const [last, setLast] = useState<ShownFigures | null>(null);
  if (fresh && fresh !== last) setLast(fresh);
  return {
    overview: found,
    level,
    years,
    year,
    compare,
    shown: fresh ?? last,
    error: overview.error ?? areas.error ?? values.error,
    /** Fetches what a choice of another year or figure would show, so that it is there at once. */
    prepareYears: () => prepare(years.map(one => ({ figure, year: one }))),
    prepareFigures: () =>
      prepare(
        districtFigures.map(one => ({
          figure: one,
          year: chosenOf(yearsOf(found, level, one), view.year),
        })),
      ),
    retry: () => void Promise.all([overview.refetch(), areas.refetch(), values.refetch()]),
  };
}

export type DistrictFigures = ReturnType<typeof useDistrictFigures>;

function yearsOf(
  overview: DistrictOverview | undefined,
  level: DistrictLevel | null,
  figure: DistrictFigure,
): number[] {
  return (overview?.figures ?? [])
    .filter(one => one.level === level && one.figure === figure)
    .map(({ year }) => year);
}

/** The chosen year where there is one of it, else the last. */
function chosenOf(years: readonly number[], chosen: number | null): number | null {
  return years.find(one => one === chosen) ?? years.at(-1) ?? null;
}

function together(areas: DistrictAreas | undefined, answer: DistrictValues | undefined): ShownFigures | null {
  if (!areas || !answer || areas.level !== answer.level) return null;
  const { level, figure, year, compared } = answer;
  return { level, figure, year, compare: compared?.year ?? null, rows: districtRows(areas, answer), answer };
}
