import { type Setting, useSettings } from '../top-bar/use-settings';
import { openDoor } from './door';
import type { PaletteEntry } from './entry';
import { usePaletteTexts } from './i18n';

/** Theme and language as in the menu, and the list of keys. */
export function useSettingEntries(): PaletteEntry[] {
  const t = usePaletteTexts();
  const { languages, themes } = useSettings();
  const choices = (of: string, items: readonly Setting[]) =>
    items
      .filter(({ checked }) => !checked)
      .map(({ key, label, onSelect }) => ({ key, label, hint: of, onPick: onSelect }));
  return [
    ...choices(t('theme'), themes),
    ...choices(t('language'), languages),
    { key: 'shortcuts', label: t('shortcuts.title'), hint: '?', onPick: () => openDoor('shortcuts') },
  ];
}
