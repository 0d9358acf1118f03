import { Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { ColourNote } from '../model/colour-note';

/** Why buildings lack their colours. */
export function ColourNoteText({ note }: { note: ColourNote }) {
  const t = useTexts();
  return (
    <Text role="status" fontSize="xs" color="muted">
      {t(`colourNotes.${note}`)}
    </Text>
  );
}
