import { call, currentValuation, valuationQueries } from '@kavel/api-client';
import { type Valuation, valuationApi } from '@kavel/contracts';
import { useQueryClient } from '@kavel/query';
import { announceValuationChange } from '../../../common/portfolio-changes';

/** Mutations of the valuations of one portfolio. */
export function useValuationCalls(portfolioId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = valuationQueries.list(portfolioId);
  return {
    /** Of the whole portfolio, or of some of its units. */
    async create(name: string, valueDate: string, unitIds?: string[]): Promise<Valuation> {
      const body = { portfolioId, name, valueDate, ...(unitIds ? { unitIds } : {}) };
      const valuation = await call(valuationApi.createValuation, { body });
      currentValuation.remember(valuation.id);
      announceValuationChange(queryClient, valuation.id);
      return valuation;
    },

    /** Removes the valuation optimistically; refetches the list when the service refuses. */
    async remove(id: string): Promise<void> {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, list => list?.filter(valuation => valuation.id !== id));
      try {
        await call(valuationApi.deleteValuation, { params: { id } });
        currentValuation.forget(id);
      } finally {
        announceValuationChange(queryClient, id);
      }
    },

    async restore(id: string): Promise<void> {
      await call(valuationApi.restoreValuation, { params: { id } });
      announceValuationChange(queryClient, id);
    },
  };
}
