import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail, ValuationStatus } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { announceChange } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { shareForReview } from '../api/share-for-review';
import { moveTo } from '../api/status-calls';
import { announceSharing } from './use-reviewers';

interface Move {
  to: ValuationStatus;
  reason: string;
  /** User id of a colleague to share the portfolio with first; empty for nobody. */
  reviewer: string;
}

/** Changes the status of a valuation, and refetches everything that depends on it. */
export function useStatusMove({ id, name, portfolioId }: ValuationDetail, onMoved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ to, reason, reviewer }: Move) => {
      if (reviewer !== '') await shareForReview(portfolioId, reviewer);
      return moveTo(id, to, reason);
    },
    onSuccess: stored => {
      client.setQueryData(valuationQueries.detail(id).queryKey, now => now && { ...now, ...stored });
      bus.publish('toast', {
        tone: 'success',
        title: t('hub.statusSaved', { name, status: t(`status.${stored.status}`) }),
      });
      onMoved();
    },
    onSettled: (_stored, _error, { reviewer }) => {
      if (reviewer !== '') announceSharing(client, portfolioId);
      void client.invalidateQueries({ queryKey: valuationQueries.one(id) });
      void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
      announceChange(id);
    },
  });
}
