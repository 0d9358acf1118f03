import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail, ValuationStatus } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { moveTo } from '../api/status-calls';

/** Moves a valuation, and has everything read again that depends on its status. */
export function useStatusMove({ id, name }: ValuationDetail, onMoved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, reason }: { to: ValuationStatus; reason: string }) => moveTo(id, to, reason),
    onSuccess: stored => {
      client.setQueryData(valuationQueries.detail(id).queryKey, now => now && { ...now, ...stored });
      bus.publish('toast', {
        tone: 'success',
        title: t('hub.statusSaved', { name, status: t(`status.${stored.status}`) }),
      });
      onMoved();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: valuationQueries.one(id) });
      void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
      announceChange(id);
    },
  });
}
