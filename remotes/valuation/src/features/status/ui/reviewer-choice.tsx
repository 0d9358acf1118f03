import { Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import type { Reviewers } from '../model/reviewers';

export interface ReviewerChoiceProps {
  reviewers: Reviewers;
  /** User id of the colleague to share with; empty for nobody. */
  chosen: string;
  onChoose: (userId: string) => void;
}

/** Lists who can review, and lets the owner choose a colleague to share the portfolio with. */
export function ReviewerChoice({ reviewers, chosen, onChoose }: ReviewerChoiceProps) {
  const t = useTexts();
  const { others } = reviewers;
  return (
    <Stack gap="2">
      <Text fontSize="sm">{useWhoReviews(reviewers)}</Text>
      {others.length > 0 ? (
        <Field label={t('status.review.shareWith')} hint={t('status.review.hint')}>
          <Select value={chosen} onChange={event => onChoose(event.target.value)}>
            <option value="">{t('status.review.noOne')}</option>
            {others.map(({ userId, name, email }) => (
              <option key={userId} value={userId}>
                {`${name} (${email})`}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </Stack>
  );
}

function useWhoReviews({ everybody, names, others }: Reviewers): string {
  const t = useTexts();
  if (everybody) return t('status.review.everybody');
  if (names.length > 0) return t('status.review.by', { names: names.join(', ') });
  return t(others.length > 0 ? 'status.review.nobody' : 'status.review.noColleague');
}
