import { errorDetails } from '@kavel/api-client';
import { ErrorState, Skeleton } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { useErrorText } from './error-text';

/** Renders the data of a query; a skeleton while loading, and a retry button after a failure. */
export function Loaded<T>({
  query,
  children,
}: {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}) {
  const t = useTexts();
  const textOf = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton height="20rem" />;
  return (
    <ErrorState
      title={t('common.loadFailed')}
      description={textOf(query.error)}
      retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
      details={{ label: t('common.details'), text: errorDetails(query.error) }}
    />
  );
}
