import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of authentication beyond the sign-in page. */
export const { useTexts: useIdentityTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
