import { Box, Button, Notice } from '@kavel/ui/core';
import { useTexts } from './i18n';

export interface WidgetFailureProps {
  title: string;
  /** For support, behind a fold. */
  detail: string;
  onRetry: () => void;
}

/** Stands in place of a widget that failed: small, because the page around it works. */
export function WidgetFailure({ title, detail, onRetry }: WidgetFailureProps) {
  const t = useTexts();
  return (
    <Notice tone="error" title={t('failed', { title })}>
      {t('pageWorks')}
      <Box as="details" fontSize="xs" my="1" overflowWrap="anywhere">
        <summary>{t('details')}</summary>
        {detail}
      </Box>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Notice>
  );
}
