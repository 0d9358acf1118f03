import { call, portfolioQueries } from '@kavel/api-client';
import { portfolioApi, unitApi } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';

/** A portfolio that exists, or the name of one to make first. */
export type Destination = { id: string; name: string } | { newName: string };

export interface Added {
  portfolioId: string;
  name: string;
}

/** Adds an address to a portfolio; a new one stays when the address turns out not to fit. */
export function useAddToPortfolio(objectId: string, onAdded: (added: Added) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (destination: Destination): Promise<Added> => {
      const { id, name } =
        'id' in destination
          ? destination
          : await call(portfolioApi.createPortfolio, { body: { name: destination.newName } });
      await call(unitApi.addUnit, { params: { id }, body: { numberId: objectId } });
      return { portfolioId: id, name };
    },
    onSuccess: added => {
      bus.publish('portfolio-changed', { portfolioId: added.portfolioId });
      onAdded(added);
    },
    onSettled: () => client.invalidateQueries({ queryKey: portfolioQueries.all() }),
  });
}
