import type { FoundArea } from '@kavel/contracts/districts';
import { useQuery } from '@kavel/query';
import type { NamedArea } from '../model/sourcing-view';
import { sourcingQueries } from './sourcing-queries';

/** Name and bounds of an area once they are known; a PC4 has none. */
export function useFoundArea(area: NamedArea | null): FoundArea | undefined {
  const named = area?.areaType === 'pc4' ? '' : (area?.areaKey.toLowerCase() ?? '');
  const { data } = useQuery(sourcingQueries.areas(named));
  return data?.find(({ code }) => code === area?.areaKey);
}
