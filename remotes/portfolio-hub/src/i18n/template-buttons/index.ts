import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the buttons that download the list to fill in. */
export const { useTexts: useTemplateTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
