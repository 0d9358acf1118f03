import { portfolioQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';

/** Whether services of a portfolio are there to be read only. Until that is known they are taken not to be. */
export function useReadOnly(portfolioId: string | null): boolean {
  const { data } = useQuery({ ...portfolioQueries.list(), enabled: portfolioId !== null });
  return data?.find(({ id }) => id === portfolioId)?.access === 'read';
}
