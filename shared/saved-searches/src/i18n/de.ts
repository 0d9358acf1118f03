import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  saved: 'Gespeichert',
  words: {
    search: {
      save: 'Diese Suche speichern…',
      title: 'Gespeicherte Suchen',
      replaces: 'Es gibt schon eine Suche dieses Namens; sie wird ersetzt.',
      hint: 'Bei Ihrem Konto gespeichert. Meldungen beobachteter Suchen stehen bei der Glocke.',
      watch: 'Neue Ergebnisse melden',
    },
    dashboard: {
      save: 'Dieses Dashboard speichern…',
      title: 'Gespeicherte Dashboards',
      replaces: 'Es gibt schon ein Dashboard mit diesem Namen; es wird ersetzt.',
      hint: 'Gebiete, Zeitraum und Auswahl von jetzt. Bei Ihrem Konto gespeichert; Meldungen stehen bei der Glocke.',
      watch: 'Melden, wenn sich der Preisindex eines Gebiets in einem Jahr um 5 % oder mehr bewegt',
    },
    view: {
      save: 'Dieses Bild speichern…',
      title: 'Gespeicherte Bilder',
      replaces: 'Es gibt schon ein Bild mit diesem Namen; es wird ersetzt.',
      hint: 'Ort, Blick, Licht, Farbe und Auswahl von jetzt. Bei Ihrem Konto gespeichert.',
      watch: 'Neue Ergebnisse melden',
    },
  },
  manage: 'Verwalten…',
  close: 'Schließen',
  name: 'Name',
  do: 'Speichern',
  savedAs: 'Gespeichert als {{name}}',
  sharedBy: '{{name}} (von {{owner}})',
  ofColleagues: 'Von Kollegen geteilt',
  unwatchable: 'Mit Arbeitsgebiet oder ohne Gebiet nicht zu beobachten',
  share: 'Mit Kollegen teilen',
  rename: '{{name}} umbenennen',
  delete: '{{name}} löschen',
  deleted: '{{name}} wurde gelöscht.',
  restore: 'Wiederherstellen',
  taken: 'Es gibt schon eine Suche mit dem Namen {{name}}.',
  tooMany: 'Mehr geht nicht. Löschen Sie erst eine Suche, oder beobachten Sie eine weniger.',
  notDone: 'Nicht gespeichert: Der Dienst antwortet nicht.',
  failed: 'Die gespeicherten Suchen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  seen_one: 'Geprüft am {{date}}: {{n}} Ergebnis',
  seen_other: 'Geprüft am {{date}}: {{n}} Ergebnisse',
  problems: {
    forbidden: 'Sie dürfen diese Daten nicht mehr sehen; es gibt keine Meldungen.',
    failed: 'Die letzte Prüfung gelang nicht.',
  },
};
