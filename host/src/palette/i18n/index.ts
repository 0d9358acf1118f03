import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the palette and the shortcut list, loaded with them. */
export const { useTexts: usePaletteTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
