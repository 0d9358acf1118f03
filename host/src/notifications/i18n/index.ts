import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the bell, loaded with it. */
export const { useTexts: useBellTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
