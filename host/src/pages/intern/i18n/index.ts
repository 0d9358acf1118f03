import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the internal page, loaded with it. */
export const { useTexts: useInternTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
