import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { ColourNote } from '../model/colour-note';

/** Why buildings lack their colours. */
export function ColourNoteText({ note }: { note: ColourNote }) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <Text role="status" fontSize="xs" color="muted">
      {typeof note === 'string'
        ? t(`colourNotes.${note}`)
        : t('colourNotes.nearest', { coloured: number(note.coloured), of: number(note.of) })}
    </Text>
  );
}
