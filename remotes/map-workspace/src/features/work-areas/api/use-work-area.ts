import type { WorkArea } from '@kavel/contracts/work-areas';
import type { LonLat } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { contains } from '../model/outlines';
import { useMayUseWorkAreas } from './use-work-area-filter';
import { allWorkAreas, useWorkAreaSwitch } from './use-work-area-switch';
import { workAreaQueries } from './work-area-queries';

/** The work areas that are on. Null: none is. Empty: they are not known yet. */
export function useWorkAreas(): readonly WorkArea[] | null {
  const [chosen] = useWorkAreaSwitch();
  const mayUse = useMayUseWorkAreas();
  const { data } = useQuery({ ...workAreaQueries.list(), enabled: chosen !== null && mayUse });
  return useMemo(() => {
    if (chosen === null) return null;
    return (data ?? []).filter(({ id }) => chosen === allWorkAreas || chosen === id);
  }, [chosen, data]);
}

/** Degrees; null for what has no place, which lies outside. */
export interface Place {
  lon: number | null;
  lat: number | null;
}

/** Whether a place lies in the work areas that are on; null while none is. */
export function useWorkAreaTest(): ((place: Place) => boolean) | null {
  const areas = useWorkAreas();
  return useMemo(() => {
    if (areas === null) return null;
    const isInside = (place: LonLat) => areas.some(({ outline }) => contains(outline, place));
    return ({ lon, lat }) => lon !== null && lat !== null && isInside({ lon, lat });
  }, [areas]);
}

/** What of a list lies in the work area; all of it while that is off. */
export function useInWorkArea<Item>(items: readonly Item[], placeOf: (item: Item) => Place): readonly Item[] {
  const isInside = useWorkAreaTest();
  return useMemo(
    () => (isInside === null ? items : items.filter(item => isInside(placeOf(item)))),
    [isInside, items, placeOf],
  );
}
