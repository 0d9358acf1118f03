import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

export const { useTexts: useSourcesTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
