import { Box, Button, Notice } from '@kavel/ui/core';
import type { Trouble } from '../engine/trouble';
import { useTexts } from '../i18n';

/** Why buildings are missing; the rest of the map works. */
export function TroubleNotice({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const t = useTexts();
  return (
    <Box px="4" pb="3">
      <Notice tone="warning">
        {t(`troubles.${trouble.what}`, { status: '', extension: '', ...trouble })}
      </Notice>
      <Button mt="2" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Box>
  );
}
