import { Button, Notice, Stack } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Characters of a link that are told; a code has ten. */
const told = 20;

/** Says that a link names an area that the page does not know, and takes it out of the link. */
export function UnknownArea({ code, onForget }: { code: string; onForget: () => void }) {
  const t = useTexts();
  return (
    <Stack gap="3" p="4">
      <Notice tone="warning" title={t('unknownArea', { code: code.slice(0, told) })}>
        {t('unknownAreaHelp')}
      </Notice>
      <Button alignSelf="start" onClick={onForget}>
        {t('forgetArea')}
      </Button>
    </Stack>
  );
}
