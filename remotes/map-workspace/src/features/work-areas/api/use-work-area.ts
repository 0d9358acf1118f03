import type { WorkArea } from '@kavel/contracts/work-areas';
import type { LonLat } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { contains } from '../model/outlines';
import { useMayUseWorkAreas } from './use-work-area-filter';
import { allWorkAreas, useWorkAreaSwitch } from './use-work-area-switch';
import { workAreaQueries } from './work-area-queries';

/** The active work areas: null when none is active, empty while loading. */
export function useWorkAreas(): readonly WorkArea[] | null {
  const [chosen] = useWorkAreaSwitch();
  const mayUse = useMayUseWorkAreas();
  const { data } = useQuery({ ...workAreaQueries.list(), enabled: chosen !== null && mayUse });
  return useMemo(() => {
    if (chosen === null) return null;
    return (data ?? []).filter(({ id }) => chosen === allWorkAreas || chosen === id);
  }, [chosen, data]);
}

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
