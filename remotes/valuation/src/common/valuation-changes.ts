import { valuationQueries } from '@kavel/api-client';
import { bus, useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';

let announcing = false;

/** Tells the other tabs and remotes that a valuation changed; this tab's cache was mended by the change itself. */
export function announceChange(valuationId: string): void {
  announcing = true;
  try {
    bus.publish('valuation-changed', { valuationId });
  } finally {
    announcing = false;
  }
}

/** Reads again what others changed. */
export function useFollowChanges(): void {
  const client = useQueryClient();
  useBusEvent('valuation-changed', ({ valuationId }) => {
    if (announcing) return;
    void client.invalidateQueries({ queryKey: valuationQueries.one(valuationId) });
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
  });
}

/** What is computed from values, buckets and parameters, and so is out of date after a change to them. */
export function useInvalidateComputed(valuationId: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of [valuationQueries.dcf(valuationId), valuationQueries.summary(valuationId)]) {
      void client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
  };
}
