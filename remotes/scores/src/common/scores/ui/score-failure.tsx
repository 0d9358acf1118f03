import { ApiError, errorDetails } from '@kavel/api-client';
import { ErrorState } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { ScoreCatalogue } from '../model/catalogue';
import { failureOf } from '../model/failure';
import { useCatalogue } from './catalogue-context';

export interface ScoreFailureProps {
  error: unknown;
  /** The call that failed, whose specified text is shown when the service does not answer. */
  of: keyof ScoreCatalogue['failures'];
  onRetry: () => void;
  level?: 1 | 2;
}

/** Why a score is not there, and what to do. */
export function ScoreFailure({ error, of, onRetry, level = 2 }: ScoreFailureProps) {
  const t = useTexts();
  const { failures } = useCatalogue();
  const failure = failureOf(error instanceof ApiError ? error.code : null);
  const message = failure === 'unavailable' ? ` ${t('failure.message', { message: failures[of] })}` : '';
  return (
    <ErrorState
      level={level}
      title={t(of === 'metrics' ? 'failure.metrics' : 'failure.title')}
      description={`${t(`failure.${failure}`)}${message}`}
      retry={{ label: t('failure.retry'), onRetry }}
      details={{ label: t('failure.details'), text: errorDetails(error) }}
    />
  );
}
