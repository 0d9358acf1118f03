import { errorDetails } from '@kavel/api-client';
import { EmptyState, ErrorState, LinkButton } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { errorKey, isMissing } from './error-key';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What the unknown id in the address should identify. */
  subject: 'portfolio' | 'valuation' | 'list';
}

/** Replaces a page whose data could not be loaded. */
export function LoadError({ error, onRetry, subject }: LoadErrorProps) {
  const t = useTexts();
  if (isMissing(error)) return <Missing subject={subject} />;
  return (
    <ErrorState
      level={1}
      title={t('common.loadFailed')}
      description={t(`errors.${errorKey(error)}`)}
      retry={{ label: t('common.retry'), onRetry }}
      details={{ label: t('common.details'), text: errorDetails(error) }}
    />
  );
}

/** Page for an unknown or deleted id, with a link back. */
export function Missing({ subject }: Pick<LoadErrorProps, 'subject'>) {
  const t = useTexts();
  return (
    <EmptyState
      level={1}
      title={t(`missing.${subject}.title`)}
      description={t(`missing.${subject}.description`)}
      action={<LinkButton to="/landing">{t('common.toPortfolios')}</LinkButton>}
    />
  );
}
