import {
  type DistrictFigure,
  type DistrictLevel,
  type DistrictOverview,
  type DistrictValues,
  districtFigures,
} from '@kavel/contracts/districts';
import { keepPreviousData, useQuery, useQueryClient } from '@kavel/query';
import { useMemo } from 'react';
import { districtQueries } from '../../areas';
import {
  type AreaColumns,
  areaColumns,
  type DistrictColumns,
  districtColumns,
} from '../model/district-columns';
import type { DistrictView } from '../model/district-view';
import { levelAt } from '../model/level-at';

/** The values of one answer, and the names of their areas once these are loaded. */
export interface ShownFigures {
  answer: DistrictValues;
  columns: DistrictColumns;
  areas: AreaColumns | null;
}

/**
 * The level and years that are available for what is chosen, and the figures. The last figures stay until the next are
 * loaded, which are shown before the names of their areas.
 */
export function useDistrictFigures(view: DistrictView) {
  const { figure } = view;
  const overview = useQuery(districtQueries.overview());
  const found = overview.data;
  const level = found ? (view.level ?? levelAt(view.camera?.zoom ?? null, figure, found)) : null;
  const years = useMemo(() => yearsOf(found, level, figure), [found, level, figure]);
  const year = chosenOf(years, view.year);
  const compare = years.find(one => one === view.compare && one !== year) ?? null;
  // Requested before the areas: they are smaller, and the map needs nothing else.
  const values = useQuery({
    ...districtQueries.values({ level: level ?? 'buurt', figure, year: year ?? 0, compare }),
    enabled: level !== null && year !== null,
    placeholderData: keepPreviousData,
  });
  const answer = values.data ?? null;
  const shownLevel = answer?.level ?? level;
  const asked = useQuery({ ...districtQueries.areas(level ?? 'buurt'), enabled: level !== null });
  const named = useQuery({ ...districtQueries.areas(shownLevel ?? 'buurt'), enabled: shownLevel !== null });
  const columns = useMemo(() => answer && districtColumns(answer), [answer]);
  const areas = useMemo(
    () => (columns && named.data ? areaColumns(named.data, columns.codes) : null),
    [columns, named.data],
  );
  const shown = useMemo(
    (): ShownFigures | null => answer && columns && { answer, columns, areas },
    [answer, columns, areas],
  );
  const client = useQueryClient();
  const prepare = (wanted: readonly { figure: DistrictFigure; year: number | null }[]) => {
    for (const one of wanted) {
      const exists = level !== null && one.year !== null && one.year !== compare;
      if (exists)
        void client.prefetchQuery(districtQueries.values({ level, compare, ...one, year: one.year ?? 0 }));
    }
  };
  return {
    overview: found,
    /** The level that is asked for; null when it has no values. */
    level: year === null ? null : level,
    years,
    year,
    compare,
    shown,
    error: overview.error ?? asked.error ?? values.error,
    /** Prefetches what another year or figure would show. */
    prepareYears: () => prepare(years.map(one => ({ figure, year: one }))),
    prepareFigures: () =>
      prepare(
        districtFigures.map(one => ({
          figure: one,
          year: chosenOf(yearsOf(found, level, one), view.year),
        })),
      ),
    retry: () => void Promise.all([overview.refetch(), asked.refetch(), values.refetch()]),
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

/** The chosen year where it is available, else the last. */
function chosenOf(years: readonly number[], chosen: number | null): number | null {
  return years.find(one => one === chosen) ?? years.at(-1) ?? null;
}
