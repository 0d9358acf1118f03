import { errorDetails } from '@kavel/api-client';
import { ErrorState } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { errorText } from './error-text';

/** A read that failed: what happened, a second try, the details behind a fold. */
export function QueryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  return (
    <ErrorState
      title={t('errors.title')}
      description={errorText(error, t)}
      retry={{ label: t('common.retry'), onRetry }}
      details={{ label: t('common.details'), text: errorDetails(error) }}
    />
  );
}
