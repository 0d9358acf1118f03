import type { LocatorFilter } from '@kavel/contracts/locator';
import { resultLayer } from '@kavel/map/layers';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect, useMemo, useRef } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreaFilter, type WorkAreaFilter } from '../../work-areas';
import { locatorQueries } from '../api/locator-queries';
import { locatorAddress } from '../model/locator-address';

type Drawing = Pick<WorkspaceProps, 'draw'>;

/** Draws what matches the filter of the address, inside the work area. */
export function ResultsOnMap({ draw }: Drawing) {
  const area = useWorkAreaFilter();
  return area ? <Results draw={draw} area={area} /> : null;
}

function Results({ draw, area }: Drawing & { area: WorkAreaFilter }) {
  const filter = useAddressFilter();
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...locatorQueries.tiles(useMemo(() => ({ ...filter, ...area }), [filter, area])),
    placeholderData: keepPreviousData,
  });
  const tiles = data?.tiles ?? null;
  const everything = isPlaceholderData ? null : (data?.bounds ?? null);

  const renew = useRef(() => {});
  useEffect(() => {
    renew.current = () => {
      if (!isFetching) void refetch();
    };
  });
  const contribution = useMemo(
    () => ({
      layers: tiles ? [resultLayer({ tiles, onFailing: () => renew.current() })] : [],
      // All addresses would hide those of the result.
      hides: tiles ? (['addresses'] as const) : [],
      everything,
    }),
    [tiles, everything],
  );
  useEffect(() => {
    draw(contribution);
    return () => draw(null);
  }, [draw, contribution]);
  return null;
}

/** The filter of the locator in the address; the same object while that part of the address is the same. */
function useAddressFilter(): LocatorFilter {
  const [query] = useOwnQuery();
  const options = useQuery(locatorQueries.options()).data;
  const currentYear = options?.currentYear ?? new Date().getFullYear();
  const { readFilter, writeFilter } = useMemo(() => locatorAddress(currentYear), [currentYear]);
  const text = writeFilter(new URLSearchParams(), readFilter(query)).toString();
  return useMemo(() => readFilter(new URLSearchParams(text)), [readFilter, text]);
}
