import { hasPermission, useSession } from '@kavel/auth';
import { queryOptions, useQuery } from '@kavel/query';
import { useState } from 'react';
import { useWorkAreaSwitch } from './use-work-area-switch';

/** The part of a filter that selects the work area. */
export interface WorkAreaFilter {
  within?: string | undefined;
}

const everywhere: WorkAreaFilter = {};

/** Query for the filter key of the active work areas. The code of the call is loaded on first use. */
export const workAreaFilterQuery = (chosen: string | null, mayUse: boolean) =>
  queryOptions({
    queryKey: ['work-areas', 'filter', chosen],
    queryFn: async ({ client, signal }) =>
      (await import('./filter-by-work-areas')).filterByWorkAreas(chosen, client, signal),
    enabled: chosen !== null && mayUse,
  });

export function useMayUseWorkAreas(): boolean {
  return hasPermission(useSession(), 'auth.unrestricted-access-general');
}

/**
 * The filter for the active work areas. Null while loading: callers must wait, because without the filter they would get
 * everything. The previous filter is kept until the next one has loaded.
 */
export function useWorkAreaFilter(): WorkAreaFilter | null {
  const [chosen] = useWorkAreaSwitch();
  const { data } = useQuery(workAreaFilterQuery(chosen, useMayUseWorkAreas()));
  const settled = chosen === null ? everywhere : (data ?? null);
  const [last, setLast] = useState(settled);
  if (settled !== null && settled !== last) setLast(settled);
  return settled ?? last;
}
