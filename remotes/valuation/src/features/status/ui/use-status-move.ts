import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail, ValuationStatus } from '@kavel/contracts';
import type { ReviewRequest } from '@kavel/contracts/valuations';
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
  /** Who is asked to review; null: nobody in particular any more; undefined: as before. */
  review: ReviewRequest | null | undefined;
  /** The portfolio is shared with that colleague first. */
  share: boolean;
}

/** Changes the status of a valuation, and refetches everything that depends on it. */
export function useStatusMove({ id, name, portfolioId }: ValuationDetail, onMoved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ to, reason, review, share }: Move) => {
      if (review && share) await shareForReview(portfolioId, review.reviewerId);
      return moveTo(id, to, { reason, review });
    },
    onSuccess: stored => {
      client.setQueryData(valuationQueries.detail(id).queryKey, now => now && { ...now, ...stored });
      bus.publish('toast', {
        tone: 'success',
        title: t('hub.statusSaved', { name, status: t(`status.${stored.status}`) }),
      });
      onMoved();
    },
    onSettled: (_stored, _error, { share }) => {
      if (share) announceSharing(client, portfolioId);
      void client.invalidateQueries({ queryKey: valuationQueries.one(id) });
      void client.invalidateQueries({ queryKey: [...valuationQueries.all(), 'list'] });
      announceChange(id);
    },
  });
}
