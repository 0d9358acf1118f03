import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  sections: { label: 'Nachrichten und Recht', news: 'Nachrichten', legal: 'Recht und Regeln' },
  language: { nl: 'Niederländisch', en: 'Englisch', de: 'Deutsch' },
  inLanguage: 'Auf {{language}}',
  alsoIn: 'Auch auf {{language}}',
  minutes_one: '{{count}} Minute Lesezeit',
  minutes_other: '{{count}} Minuten Lesezeit',
  search: 'Texte durchsuchen',
  subjects: 'Themen',
  results_one: '{{count}} Artikel',
  results_other: '{{count}} Artikel',
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {{page}} von {{pages}}',
  empty: {
    title: 'Noch keine Artikel',
    text: 'Sobald die Redaktion etwas veröffentlicht, steht es hier.',
    filteredTitle: 'Nichts gefunden',
    filteredText: 'Kein Artikel passt zu Ihren Suchwörtern und Ihrem Thema.',
    showAll: 'Alle Artikel zeigen',
  },
  failed: {
    title: 'Dies konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  retry: 'Erneut versuchen',
  details: 'Technische Einzelheiten',
  table: 'Tabelle',
  picture: 'Bild: {{alt}}',
  noPicture: 'Bild fehlt',
  related: { title: 'Betrifft', passport: 'Pass', score: 'Scores', market: 'Markt' },
  sources: 'Quellen',
  published: 'Veröffentlicht am {{date}}',
  updated: 'Geändert am {{date}}',
};
