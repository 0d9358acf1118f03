import { defineTexts } from '@kavel/i18n';

export const { useTexts: useCardTexts } = defineTexts({
  nl: {
    all: 'Alle artikelen',
    touches_one: 'Raakt {{count}} eenheid van {{name}}',
    touches_other: 'Raakt {{count}} eenheden van {{name}}',
    touchesMore_one: 'Raakt {{count}} eenheid in {{portfolios}} portefeuilles',
    touchesMore_other: 'Raakt {{count}} eenheden in {{portfolios}} portefeuilles',
    nothing: 'Er is nog geen nieuws. Hier verschijnen artikelen en wetten, die uw eenheden raken bovenaan.',
    failed: 'Het nieuws kon niet worden geladen.',
    retry: 'Probeer opnieuw',
    loading: 'Het nieuws wordt geladen',
  },
  en: {
    all: 'All articles',
    touches_one: 'Touches {{count}} unit of {{name}}',
    touches_other: 'Touches {{count}} units of {{name}}',
    touchesMore_one: 'Touches {{count}} unit in {{portfolios}} portfolios',
    touchesMore_other: 'Touches {{count}} units in {{portfolios}} portfolios',
    nothing: 'There is no news yet. Articles and laws appear here, those that touch your units first.',
    failed: 'The news could not be loaded.',
    retry: 'Try again',
    loading: 'The news is being loaded',
  },
  de: {
    all: 'Alle Artikel',
    touches_one: 'Betrifft {{count}} Einheit von {{name}}',
    touches_other: 'Betrifft {{count}} Einheiten von {{name}}',
    touchesMore_one: 'Betrifft {{count}} Einheit in {{portfolios}} Portfolios',
    touchesMore_other: 'Betrifft {{count}} Einheiten in {{portfolios}} Portfolios',
    nothing:
      'Es gibt noch keine Nachrichten. Hier stehen Artikel und Gesetze, zuerst die, die Ihre Einheiten betreffen.',
    failed: 'Die Nachrichten konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
    loading: 'Die Nachrichten werden geladen',
  },
});
