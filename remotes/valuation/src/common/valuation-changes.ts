import { valuationQueries } from '@kavel/api-client';
import { bus, useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';

let announcing = false;

/** Notifies other tabs and remotes that a valuation changed; the mutation has already updated this tab's cache. */
export function announceChange(valuationId: string): void {
  announcing = true;
  try {
    bus.publish('valuation-changed', { valuationId });
  } finally {
    announcing = false;
  }
}

/** Refetches what was changed in other tabs or remotes. */
export function useFollowChanges(): void {
  const client = useQueryClient();
  useBusEvent('valuation-changed', ({ valuationId }) => {
    if (announcing) return;
    void client.invalidateQueries({ queryKey: valuationQueries.one(valuationId) });
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
  });
}

/** Invalidates everything computed from values, buckets and parameters. */
export function useInvalidateComputed(valuationId: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of [valuationQueries.dcf(valuationId), valuationQueries.summary(valuationId)]) {
      void client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
  };
}
