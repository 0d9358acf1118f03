import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

export const { useTexts, translate } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});

/** Gives the text at a path in the language in use. */
export type Translate = typeof translate;
