import { keepPreviousData, skipToken, useQuery } from '@kavel/query';
import { useCallback, useMemo } from 'react';
import { readTravel, type TravelView, writeTravel } from '../../../common/travel/travel-address';
import { areasOf, chosenArea, type TravelArea } from '../../../common/travel/travel-area';
import { localToday, questionOf, travelQueries, usualTransit } from '../../../common/travel/travel-queries';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

/** What the address asks of travel times; changes are steps in the history. */
export function useTravelView() {
  const [query, setQuery] = useOwnQuery();
  // The camera changes the rest of the query all the time.
  const text = writeTravel(new URLSearchParams(), readTravel(query)).toString();
  const view = useMemo(() => readTravel(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (next: (view: TravelView) => TravelView, { replace = false } = {}) => {
      const newest = newestQuery();
      setQuery(writeTravel(newest, next(readTravel(newest))), { replace });
    },
    [setQuery],
  );
  return { view, change };
}

const noAreas: readonly TravelArea[] = [];

/** The answer to what the address asks. `drawn` keeps the areas of before until those of now are there. */
export function useTravelAnswer(view: TravelView) {
  const sources = useQuery(travelQueries.sources());
  const transit = useMemo(
    () => view.transit ?? usualTransit(sources.data, localToday()),
    [view.transit, sources.data],
  );
  const question = useMemo(
    () => (sources.isPending ? null : questionOf(view, transit)),
    [sources.isPending, view, transit],
  );
  const asked = useQuery({
    ...(question ? travelQueries.isochrones(question) : { queryKey: ['travel-time'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const answer = question && !asked.isError ? asked.data : undefined;
  const drawn = useMemo(() => (answer ? areasOf(answer) : noAreas), [answer]);
  // Areas of before have another name than those asked for, and other figures.
  const areas = asked.isPlaceholderData ? noAreas : drawn;
  return {
    sources,
    transit,
    question,
    areas,
    drawn,
    chosen: chosenArea(areas, view),
    engine: answer?.engine ?? null,
    error: asked.error ?? sources.error,
    isFetching: question !== null && asked.isFetching,
    retry: () => void (sources.isError ? sources.refetch() : asked.refetch()),
  };
}

export type TravelAnswer = ReturnType<typeof useTravelAnswer>;
