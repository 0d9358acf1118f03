import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import type { Unit } from '@kavel/contracts';
import { useQuery } from '@kavel/query';

const none: readonly Unit[] = [];

/** Units of all portfolios of the user; null for who may have none, or while they are not known. */
export function useOwnUnits(): readonly Unit[] | null {
  const mayHave = hasPermission(useSession(), 'auth.portfolio-hub');
  const { data, isPending } = useQuery({ ...portfolioQueries.units(), enabled: mayHave });
  return !mayHave || isPending ? null : (data ?? none);
}
