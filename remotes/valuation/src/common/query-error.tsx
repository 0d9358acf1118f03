import { errorDetails } from '@kavel/api-client';
import { ErrorState } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { errorText } from './error-text';

export interface QueryErrorProps {
  error: unknown;
  onRetry: () => void;
  /** 1 when it replaces a whole page. */
  level?: 1 | 2;
}

/** Error state of a failed query: message, retry button, collapsed details. */
export function QueryError({ error, onRetry, level = 2 }: QueryErrorProps) {
  const t = useTexts();
  return (
    <ErrorState
      level={level}
      title={t('errors.title')}
      description={errorText(error, t)}
      retry={{ label: t('common.retry'), onRetry }}
      details={{ label: t('common.details'), text: errorDetails(error) }}
    />
  );
}
