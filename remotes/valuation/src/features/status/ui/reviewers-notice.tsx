import { valuationQueries } from '@kavel/api-client';
import type { ValuationDetail } from '@kavel/contracts';
import type { Review } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { reviewQueries } from '../../../common/review-queries';
import { useTexts } from '../../../i18n';
import { shareForReview } from '../api/share-for-review';
import { askReview, withdrawReview } from '../api/status-calls';
import type { Reviewers } from '../model/reviewers';
import { type ChosenReview, noReview, ReviewerChoice, requestOf } from './reviewer-choice';
import { announceSharing, useReviewers } from './use-reviewers';

/** Where a second person is needed: who is asked to review, and a way to ask somebody else. */
export function ReviewersNotice({ valuation }: { valuation: AskedProps['valuation'] }) {
  const reviewers = useReviewers(valuation);
  const review = useQuery(reviewQueries.review(valuation.id));
  if (!reviewers || review.data === undefined) return null;
  return <Asked valuation={valuation} reviewers={reviewers} review={review.data} />;
}

interface AskedProps {
  valuation: Pick<ValuationDetail, 'id' | 'portfolioId'>;
  reviewers: Reviewers;
  review: Review | null;
}

function Asked({ valuation: { id, portfolioId }, reviewers, review }: AskedProps) {
  const t = useTexts();
  const f = useFormats();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenReview>(noReview);
  const [changing, setChanging] = useState(false);
  const candidate = reviewers.candidates.find(({ userId }) => userId === chosen.reviewerId);
  const done = () => {
    setChosen(noReview);
    setChanging(false);
  };
  const refresh = () => {
    void client.invalidateQueries({ queryKey: valuationQueries.one(id) });
    void client.invalidateQueries({ queryKey: reviewQueries.queue().queryKey });
  };
  const asking = useMutation({
    mutationFn: async () => {
      const request = requestOf(chosen);
      if (!request) return;
      if (candidate?.needsSharing) await shareForReview(portfolioId, request.reviewerId);
      await askReview(id, request);
    },
    onSuccess: () => {
      const name = candidate?.name ?? '';
      bus.publish('toast', { tone: 'success', title: t('status.review.asked', { name }) });
      done();
    },
    onSettled: () => {
      if (candidate?.needsSharing) announceSharing(client, portfolioId);
      refresh();
    },
  });
  const withdrawing = useMutation({ mutationFn: () => withdrawReview(id), onSettled: refresh });
  const isStuck = !review && !reviewers.everybody && reviewers.names.length === 0;
  const failed = asking.error ?? withdrawing.error;
  return (
    <Notice tone={isStuck ? 'warning' : 'info'}>
      <Stack gap="3" maxWidth="40rem">
        {review ? (
          <Text fontSize="sm" fontWeight="medium">
            {t(review.dueDate === null ? 'status.review.isAsked' : 'status.review.isAskedUntil', {
              name: review.reviewer.name,
              date: review.dueDate === null ? '' : f.date(review.dueDate),
            })}
          </Text>
        ) : null}
        {review && !changing ? (
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => setChanging(true)}>{t('status.review.change')}</Button>
            <Button disabled={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
              {t('status.review.withdraw')}
            </Button>
          </Flex>
        ) : (
          <>
            <ReviewerChoice reviewers={reviewers} chosen={chosen} onChoose={setChosen} />
            {reviewers.candidates.length > 0 ? (
              <Flex gap="2">
                <Button
                  disabled={chosen.reviewerId === '' || asking.isPending}
                  onClick={() => asking.mutate()}
                >
                  {t('status.review.ask')}
                </Button>
                {review ? <Button onClick={done}>{t('common.cancel')}</Button> : null}
              </Flex>
            ) : null}
          </>
        )}
        {failed ? errorText(failed, t) : null}
      </Stack>
    </Notice>
  );
}
