import { errorDetails } from '@kavel/api-client';
import { ErrorState, Skeleton } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useContentTexts } from '../i18n';

export interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** The data of a query; a skeleton while loading, and a way to try again after a failure. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const t = useContentTexts();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton height="20rem" />;
  return (
    <ErrorState
      title={t('failed.title')}
      description={t('failed.text')}
      retry={{ label: t('retry'), onRetry: () => void query.refetch() }}
      details={{ label: t('details'), text: errorDetails(query.error) }}
    />
  );
}
