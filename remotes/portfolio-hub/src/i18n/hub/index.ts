import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the portfolio page and of sharing. */
export const { useTexts: useHubTexts, translate: translateHub } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
