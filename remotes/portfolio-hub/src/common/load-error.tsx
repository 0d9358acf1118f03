import { errorDetails } from '@kavel/api-client';
import { EmptyState, ErrorState, LinkButton } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { errorKey, isMissing } from './error-key';

export interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What it is that an unknown id in the address does not lead to. */
  subject: 'portfolio' | 'valuation' | 'list';
}

/** Instead of a page whose data did not come. */
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

/** An address that leads to nothing (any more), with the way out. */
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
