import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the upload of a list of addresses. */
export const { useTexts: useBulkTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
export type BulkTexts = ReturnType<typeof useBulkTexts>;
