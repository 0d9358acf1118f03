import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts for who may not see portfolios. */
export const { useTexts: useVisitorTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
