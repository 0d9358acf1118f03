import { hasPermission, useSession } from '@kavel/auth';
import type { WorkArea } from '@kavel/contracts/work-areas';
import type { LonLat } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';
import { contains } from '../model/outlines';
import { useWorkAreaSwitch } from './use-work-area-switch';
import { workAreaQueries } from './work-area-queries';

/** The work areas of the organisation while they are on; null while they are off, unknown or none. */
export function useWorkAreas(): readonly WorkArea[] | null {
  const session = useSession();
  const [on] = useWorkAreaSwitch();
  const enabled = on && hasPermission(session, 'auth.unrestricted-access-general');
  const { data } = useQuery({ ...workAreaQueries.list(), enabled });
  return enabled && data && data.length > 0 ? data : null;
}

/** What of a list lies in the work area; all of it while that is off. What has no place lies outside. */
export function useInWorkArea<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => { lon: number | null; lat: number | null },
): readonly Item[] {
  const areas = useWorkAreas();
  return useMemo(() => {
    if (areas === null) return items;
    const isInside = (place: LonLat) => areas.some(({ outline }) => contains(outline, place));
    return items.filter(item => {
      const { lon, lat } = placeOf(item);
      return lon !== null && lat !== null && isInside({ lon, lat });
    });
  }, [areas, items, placeOf]);
}
