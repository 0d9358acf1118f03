import { errorDetails } from '@kavel/api-client';
import { ErrorState } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { errorText } from './error-text';

export interface QueryErrorProps {
  error: unknown;
  onRetry: () => void;
  /** 1 where it replaces a whole page. */
  level?: 1 | 2;
}

/** A read that failed: what happened, a second try, the details behind a fold. */
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
