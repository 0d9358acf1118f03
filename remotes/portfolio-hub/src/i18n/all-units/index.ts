import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the addresses of all portfolios. */
export const { useTexts: useAllUnitsTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
