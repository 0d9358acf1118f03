import { defineTexts } from '@kavel/i18n';

/** What a table says by itself. */
export const { useTexts: useTableTexts } = defineTexts({
  nl: { actions: 'Acties' },
  en: { actions: 'Actions' },
  de: { actions: 'Aktionen' },
});
