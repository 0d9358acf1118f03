import type { WorkArea } from '@kavel/contracts/work-areas';
import type { LonLat } from '@kavel/map';
import { queryOptions, useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { contains } from '../model/outlines';
import { useMayUseWorkAreas } from './use-work-area-filter';
import { allWorkAreas, isTravelArea, useWorkAreaSwitch } from './use-work-area-switch';
import { workAreaQueries } from './work-area-queries';

/** An area that filters, as far as the browser needs it. */
export type ActiveArea = Pick<WorkArea, 'name' | 'outline'>;

/** The active work areas, or the area of travel time: null when none is active, empty while loading. */
export function useWorkAreas(): readonly ActiveArea[] | null {
  const [chosen] = useWorkAreaSwitch();
  const mayUse = useMayUseWorkAreas();
  const isTravel = chosen !== null && isTravelArea(chosen);
  const { data } = useQuery({ ...workAreaQueries.list(), enabled: chosen !== null && !isTravel && mayUse });
  const travel = useQuery({ ...travelOutlineQuery(chosen ?? ''), enabled: isTravel && mayUse }).data;
  return useMemo(() => {
    if (chosen === null) return null;
    if (isTravel) return travel ? [travel] : [];
    return (data ?? []).filter(({ id }) => chosen === allWorkAreas || chosen === id);
  }, [chosen, isTravel, travel, data]);
}

const travelOutlineQuery = (words: string) =>
  queryOptions({
    queryKey: ['work-areas', 'travel-time', words],
    queryFn: async ({ client }) => (await import('./travel-outline')).travelOutline(client, words),
    retry: false,
  });

/** In degrees; null without coordinates, which counts as outside. */
export interface Place {
  lon: number | null;
  lat: number | null;
}

/** Tests whether a place lies in the active work areas; null when none is active. */
export function useWorkAreaTest(): ((place: Place) => boolean) | null {
  const areas = useWorkAreas();
  return useMemo(() => {
    if (areas === null) return null;
    const isInside = (place: LonLat) => areas.some(({ outline }) => contains(outline, place));
    return ({ lon, lat }) => lon !== null && lat !== null && isInside({ lon, lat });
  }, [areas]);
}

/** The items inside the active work areas; all items when none is active. */
export function useInWorkArea<Item>(items: readonly Item[], placeOf: (item: Item) => Place): readonly Item[] {
  const isInside = useWorkAreaTest();
  return useMemo(
    () => (isInside === null ? items : items.filter(item => isInside(placeOf(item)))),
    [isInside, items, placeOf],
  );
}
