import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the portfolio in the map workspace. */
export const { useTexts: useMapPanelTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
