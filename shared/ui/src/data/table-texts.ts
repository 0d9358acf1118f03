import { defineTexts } from '@kavel/i18n';

/** Default texts of a table. */
export const { useTexts: useTableTexts } = defineTexts({
  nl: { actions: 'Acties' },
  en: { actions: 'Actions' },
  de: { actions: 'Aktionen' },
});
