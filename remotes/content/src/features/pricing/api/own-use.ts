import { call, portfolioQueries, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { colleagueApi } from '@kavel/contracts';
import type { PlanUse } from '@kavel/contracts/content';
import { useQuery } from '@kavel/query';

/** What the reader's organisation uses, as far as the reader may see it; undefined while it is counted. */
export function useOwnUse(): PlanUse | undefined {
  const session = useSession();
  const seesUnits = hasPermission(session, 'auth.portfolio-hub');
  const seesValuations = hasPermission(session, 'auth.automated-valuation');
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: seesUnits });
  const valuations = useQuery({ ...valuationQueries.list(), enabled: seesValuations });
  const users = useQuery({
    queryKey: ['colleagues', 'count'],
    queryFn: ({ signal }) => call(colleagueApi.listColleagues, {}, { signal }),
  });
  const isCounting = [portfolios, valuations, users].some(({ isLoading }) => isLoading);
  if (isCounting) return undefined;
  return {
    units: (portfolios.data ?? []).reduce((sum, { unitCount }) => sum + unitCount, 0),
    users: users.data?.length ?? 1,
    valuations: valuations.data?.length ?? 0,
  };
}
