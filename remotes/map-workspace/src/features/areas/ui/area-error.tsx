import { errorDetails } from '@kavel/api-client';
import { ErrorState, Skeleton } from '@kavel/ui/core';
import { pageHeight } from '../../../common/frames';
import { useTexts } from '../i18n';

export interface AreaErrorProps {
  title: string;
  description: string;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a page of areas when its data could not be loaded. */
export function AreaError({ title, description, error, onRetry }: AreaErrorProps) {
  const t = useTexts();
  return (
    <ErrorState
      level={1}
      title={title}
      description={description}
      retry={{ label: t('retry'), onRetry }}
      details={{ label: t('details'), text: errorDetails(error) }}
    />
  );
}

/** Shown while the data of a page of areas is loading. */
export const AreaSkeleton = () => <Skeleton width="full" height={pageHeight} borderRadius="0" />;
