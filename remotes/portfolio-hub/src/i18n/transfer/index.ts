import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the dialog that moves or copies units. */
export const { useTexts: useTransferTexts } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
