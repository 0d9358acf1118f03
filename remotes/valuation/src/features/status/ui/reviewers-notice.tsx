import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { shareForReview } from '../api/share-for-review';
import { ReviewerChoice } from './reviewer-choice';
import { announceSharing, useReviewers } from './use-reviewers';

/** For a valuation in review: who can review it, and a way to share it with a reviewer. */
export function ReviewersNotice({ portfolioId }: { portfolioId: string }) {
  const t = useTexts();
  const client = useQueryClient();
  const reviewers = useReviewers(portfolioId);
  const [chosen, setChosen] = useState('');
  const sharing = useMutation({
    mutationFn: () => shareForReview(portfolioId, chosen),
    onSuccess: () => {
      const name = reviewers?.others.find(({ userId }) => userId === chosen)?.name ?? '';
      bus.publish('toast', { tone: 'success', title: t('status.review.shared', { name }) });
      setChosen('');
    },
    onSettled: () => announceSharing(client, portfolioId),
  });
  if (!reviewers) return null;
  const isStuck = !reviewers.everybody && reviewers.names.length === 0;
  return (
    <Notice tone={isStuck ? 'warning' : 'info'}>
      <Stack gap="3" maxWidth="32rem">
        <ReviewerChoice reviewers={reviewers} chosen={chosen} onChoose={setChosen} />
        {sharing.isError ? errorText(sharing.error, t) : null}
        {reviewers.others.length > 0 ? (
          <Flex>
            <Button disabled={chosen === '' || sharing.isPending} onClick={() => sharing.mutate()}>
              {t('status.review.share')}
            </Button>
          </Flex>
        ) : null}
      </Stack>
    </Notice>
  );
}
