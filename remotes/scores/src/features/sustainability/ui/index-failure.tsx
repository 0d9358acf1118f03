import { ApiError, errorDetails } from '@kavel/api-client';
import { ErrorState } from '@kavel/ui/core';
import { failureOf } from '../../../common/scores';
import { useTexts } from '../i18n';

export interface IndexFailureProps {
  error: unknown;
  /** Text of the specification, shown when the service does not answer. */
  message: string | undefined;
  onRetry: () => void;
}

/** Why indices are not there, and what to do. */
export function IndexFailure({ error, message, onRetry }: IndexFailureProps) {
  const t = useTexts();
  const failure = failureOf(error instanceof ApiError ? error.code : null);
  const specified = failure === 'unavailable' && message ? ` ${t('failure.message', { message })}` : '';
  return (
    <ErrorState
      title={t('failure.title')}
      description={`${t(`failure.${failure}`)}${specified}`}
      retry={{ label: t('failure.retry'), onRetry }}
      details={{ label: t('failure.details'), text: errorDetails(error) }}
    />
  );
}
