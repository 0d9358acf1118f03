import type { ReviewRequest } from '@kavel/contracts/valuations';
import { Flex, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import type { Reviewers } from '../model/reviewers';

/** What is chosen; empty ids and dates for none. */
export interface ChosenReview {
  reviewerId: string;
  dueDate: string;
}

export const noReview: ChosenReview = { reviewerId: '', dueDate: '' };

/** For the service; null: nobody in particular. */
export const requestOf = ({ reviewerId, dueDate }: ChosenReview): ReviewRequest | null =>
  reviewerId === '' ? null : { reviewerId, dueDate: dueDate === '' ? null : dueDate };

export interface ReviewerChoiceProps {
  reviewers: Reviewers;
  chosen: ChosenReview;
  onChoose: (chosen: ChosenReview) => void;
}

/** Lists who can review, and asks one of them, until a day. */
export function ReviewerChoice({ reviewers, chosen, onChoose }: ReviewerChoiceProps) {
  const t = useTexts();
  const { candidates } = reviewers;
  const picked = candidates.find(({ userId }) => userId === chosen.reviewerId);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Stack gap="2">
      <Text fontSize="sm">{useWhoReviews(reviewers)}</Text>
      {candidates.length > 0 ? (
        <Flex gap="3" wrap="wrap" align="start">
          <Stack flex="2" minWidth="14rem">
            <Field
              label={t('status.review.reviewer')}
              hint={picked?.needsSharing ? t('status.review.hint') : undefined}
            >
              <Select
                value={chosen.reviewerId}
                onChange={event => onChoose({ ...chosen, reviewerId: event.target.value })}
              >
                <option value="">{t('status.review.noOne')}</option>
                {candidates.map(({ userId, name, email }) => (
                  <option key={userId} value={userId}>
                    {`${name} (${email})`}
                  </option>
                ))}
              </Select>
            </Field>
          </Stack>
          {chosen.reviewerId === '' ? null : (
            <Stack flex="1" minWidth="10rem">
              <Field label={t('status.review.dueDate')}>
                <DateInput
                  value={chosen.dueDate}
                  min={today}
                  onChange={dueDate => onChoose({ ...chosen, dueDate })}
                />
              </Field>
            </Stack>
          )}
        </Flex>
      ) : null}
    </Stack>
  );
}

function useWhoReviews({ everybody, names, candidates }: Reviewers): string {
  const t = useTexts();
  if (everybody) return t('status.review.everybody');
  if (names.length > 0) return t('status.review.by', { names: names.join(', ') });
  return t(candidates.length > 0 ? 'status.review.nobody' : 'status.review.noColleague');
}
