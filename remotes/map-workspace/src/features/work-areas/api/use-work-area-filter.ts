import { hasPermission, useSession } from '@kavel/auth';
import { queryOptions, useQuery } from '@kavel/query';
import { useState } from 'react';
import { useWorkAreaSwitch } from './use-work-area-switch';

/** What filters calls by the work area: part of their filter. */
export interface WorkAreaFilter {
  within?: string | undefined;
}

const everywhere: WorkAreaFilter = {};

/** The key of the chosen work areas; the code of the call is loaded when the first one is switched on. */
export const workAreaFilterQuery = (chosen: string | null, mayUse: boolean) =>
  queryOptions({
    queryKey: ['work-areas', 'filter', chosen],
    queryFn: async ({ signal }) => (await import('./filter-by-work-areas')).filterByWorkAreas(chosen, signal),
    enabled: chosen !== null && mayUse,
  });

export function useMayUseWorkAreas(): boolean {
  return hasPermission(useSession(), 'auth.unrestricted-access-general');
}

/**
 * The filter by the work areas that are on. Null until it is known: nothing is asked then, as that would answer with
 * everything. The filter before stays until the next one is known.
 */
export function useWorkAreaFilter(): WorkAreaFilter | null {
  const [chosen] = useWorkAreaSwitch();
  const { data } = useQuery(workAreaFilterQuery(chosen, useMayUseWorkAreas()));
  const settled = chosen === null ? everywhere : (data ?? null);
  const [last, setLast] = useState(settled);
  if (settled !== null && settled !== last) setLast(settled);
  return settled ?? last;
}
