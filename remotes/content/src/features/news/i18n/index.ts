import { defineTexts } from '@kavel/i18n';

export const { useTexts: useNewsTexts } = defineTexts({
  nl: {
    toNews: 'Alle artikelen',
    gone: {
      title: 'Dit artikel is er niet',
      text: 'Het is verplaatst, ingetrokken of nog niet gepubliceerd.',
    },
  },
  en: {
    toNews: 'All articles',
    gone: { title: 'There is no such article', text: 'It was moved, withdrawn or is not published yet.' },
  },
  de: {
    toNews: 'Alle Artikel',
    gone: {
      title: 'Diesen Artikel gibt es nicht',
      text: 'Er wurde verschoben, zurückgezogen oder ist noch nicht veröffentlicht.',
    },
  },
});
