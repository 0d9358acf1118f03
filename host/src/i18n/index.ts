import { defineTexts } from '@kavel/i18n';
import { nl } from './nl';

/** Texts of the host. Texts quoted by the specification are verbatim in the components. */
export const { useTexts, translate } = defineTexts({
  nl,
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
});
