import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

export const { useTexts, translate } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});

/** Returns the text at a path in the current language. */
export type Translate = typeof translate;
