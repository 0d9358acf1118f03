import { portfolioQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';

/** Whether the services of a portfolio are read-only; false while unknown. */
export function useReadOnly(portfolioId: string | null): boolean {
  const { data } = useQuery({ ...portfolioQueries.list(), enabled: portfolioId !== null });
  return data?.find(({ id }) => id === portfolioId)?.access === 'read';
}
