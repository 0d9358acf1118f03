import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the start page. */
export const { useTexts: useStartTexts, translate: translateStart } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
