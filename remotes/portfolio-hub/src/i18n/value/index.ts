import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the page of values over time. */
export const { useTexts: useValueTexts, translate: translateValue } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
