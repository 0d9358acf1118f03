import { travelTimeLimits } from '@kavel/contracts/travel-time';
import { HStack, Notice, Spinner } from '@kavel/ui/core';
import type { TravelAnswer } from '../api/use-travel';
import { useTexts } from '../i18n';
import { TravelProblem } from './travel-problem';

export interface AnswerStateProps {
  answer: TravelAnswer;
  /** Of the origins. */
  names: readonly string[];
}

/** Whether an answer is awaited, and why there is none. */
export function AnswerState({ answer, names }: AnswerStateProps) {
  const t = useTexts();
  const { error, transit, isFetching, retry } = answer;
  const excess = names.length - travelTimeLimits.origins;
  if (excess > 0) {
    return (
      <Notice tone="warning">
        {t('tooMany', { n: names.length, most: travelTimeLimits.origins, excess })}
      </Notice>
    );
  }
  if (isFetching) {
    return (
      <HStack gap="2" fontSize="sm" color="muted">
        <Spinner label={t('busy')} />
        <span aria-hidden>{t('busy')}</span>
      </HStack>
    );
  }
  return error ? <TravelProblem error={error} names={names} date={transit.date} onRetry={retry} /> : null;
}
