import { ErrorState } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Fallback when the shell itself failed. */
export function ErrorPage({ error }: { error: Error }) {
  const t = useTexts();
  return (
    <ErrorState
      title={t('specified.unexpected')}
      description={t('crashed')}
      retry={{ label: t('reload'), onRetry: () => location.reload() }}
      details={{ label: t('details'), text: error.message }}
    />
  );
}
