import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts for colleagues, loaded with what is only for them. */
export const { useTexts: useInternTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
