import { portfolioQueries, valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { type MarketRankQuestion, marketLimits } from '@kavel/contracts/market';
import { useQuery } from '@kavel/query';
import { useMemo } from 'react';

/** Objects of a portfolio, with their values in its latest valuation that has any; undefined while they are read. */
export function useOwnObjects(portfolioId: string | null): MarketRankQuestion['objects'] | undefined {
  const seesValues = hasPermission(useSession(), 'auth.automated-valuation');
  const portfolio = useQuery({
    ...portfolioQueries.detail(portfolioId ?? ''),
    enabled: portfolioId !== null,
  });
  const valuations = useQuery({
    ...valuationQueries.list(portfolioId ?? ''),
    enabled: portfolioId !== null && seesValues,
  });
  const latest = valuations.data?.toSorted((one, other) => other.valueDate.localeCompare(one.valueDate))[0];
  const results = useQuery({ ...valuationQueries.results(latest?.id ?? ''), enabled: latest !== undefined });
  const isReading = portfolio.isLoading || valuations.isLoading || results.isLoading;
  return useMemo(() => {
    if (isReading || !portfolio.data) return undefined;
    const values = new Map(results.data?.map(({ unitId, value }) => [unitId, value]));
    return portfolio.data.units
      .slice(0, marketLimits.objects)
      .map(({ id, objectId }) => ({ objectId, value: values.get(id) ?? null }));
  }, [isReading, portfolio.data, results.data]);
}
