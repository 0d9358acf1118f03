import { Button, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { openDialog } from '../palette/open-dialog';

/** The way to the palette for who does not know its key; on a phone the menu has it. */
export function GoToButton() {
  const t = useTexts();
  return (
    <Button
      display={{ base: 'none', md: 'inline-flex' }}
      variant="ghost"
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
