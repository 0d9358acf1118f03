import { Box, Button, Notice } from '@kavel/ui/core';
import { useTexts } from './i18n';

export interface WidgetFailureProps {
  title: string;
  /** Details for support, collapsed. */
  detail: string;
  onRetry: () => void;
}

/** Replaces a failed widget; small, because the surrounding page works. */
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
