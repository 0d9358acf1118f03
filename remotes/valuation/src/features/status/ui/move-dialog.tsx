import { longestReason, type StatusMove, type ValuationDetail } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { reviewQueries } from '../../../common/review-queries';
import { useTexts } from '../../../i18n';
import { type ChosenReview, noReview, ReviewerChoice, requestOf } from './reviewer-choice';
import { useReviewers } from './use-reviewers';
import { useStatusMove } from './use-status-move';

export interface MoveDialogProps {
  valuation: ValuationDetail;
  move: StatusMove;
  onClose: () => void;
  /** Called after the status change and after `onClose`. */
  onMoved: () => void;
}

/** Explains a status change, asks for the reason, and performs it. The typed text stays when the service refuses. */
export function MoveDialog({ valuation, move: { to, reasonNeeded }, onClose, onMoved }: MoveDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const reviewers = useReviewers(valuation);
  const before = useQuery(reviewQueries.review(valuation.id)).data;
  const [picked, setPicked] = useState<ChosenReview | null>(null);
  const candidates = reviewers?.candidates ?? [];
  // Who reviewed it before is asked again, until another day.
  const again = candidates.some(({ userId }) => userId === before?.reviewer.userId);
  const chosen = picked ?? { ...noReview, reviewerId: again ? (before?.reviewer.userId ?? '') : '' };
  const move = useStatusMove(valuation, () => {
    onClose();
    onMoved();
  });
  const given = reason.trim();
  const lacking = reasonNeeded && given === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacking) return;
    const asked = to === 'in-review' ? requestOf(chosen) : null;
    const isWithdrawn = to === 'in-review' && asked === null && Boolean(before);
    const review = asked ?? (isWithdrawn ? null : undefined);
    const share = candidates.some(({ userId, needsSharing }) => userId === asked?.reviewerId && needsSharing);
    move.mutate({ to, reason: given, review, share });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`status.moves.${to}`)}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="move-valuation" variant="solid" disabled={move.isPending}>
            {t(`status.moves.${to}`)}
          </Button>
        </>
      }
    >
      <form id="move-valuation" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm">{t(`status.meaning.${to}`)}</Text>
          {to === 'in-review' && reviewers ? (
            <ReviewerChoice reviewers={reviewers} chosen={chosen} onChoose={setPicked} />
          ) : null}
          <Field
            label={t(reasonNeeded ? 'status.reason' : 'status.reasonOptional')}
            hint={t('status.reasonHint')}
            error={tried && lacking ? t('status.reasonNeeded') : null}
          >
            <Textarea
              rows={3}
              maxLength={longestReason}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
          {move.isError ? <Notice tone="error">{errorText(move.error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
