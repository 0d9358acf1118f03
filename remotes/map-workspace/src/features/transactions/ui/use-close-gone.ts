import { useQueryClient } from '@kavel/query';
import { newestQuery } from '../../../common/use-own-query';
import { transactionQueries } from '../api/transaction-queries';
import { readView } from '../model/transaction-view';

/** Closes the chosen transaction when it no longer exists, for example after a delivery was undone. */
export function useCloseGone(close: () => void): () => Promise<void> {
  const client = useQueryClient();
  const chosen = () => readView(newestQuery()).transactionId;
  return async () => {
    const id = chosen();
    if (id === null) return;
    const found = await client.fetchQuery(transactionQueries.one(id)).catch(() => undefined);
    if (found === null && chosen() === id) close();
  };
}
