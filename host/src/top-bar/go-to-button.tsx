import { Button, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { openDialog } from '../palette/open-dialog';

/** Button that opens the palette; on a phone it is in the menu. */
export function GoToButton() {
  const t = useTexts();
  return (
    <Button
      display={{ base: 'none', md: 'inline-flex' }}
      variant="ghost"
      data-tour="search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openDialog('palette')}
    >
      {t('goTo.open')}
      <Text as="kbd" color="muted" fontFamily="body" fontSize="xs" fontWeight="normal" aria-hidden>
        Ctrl K
      </Text>
    </Button>
  );
}
