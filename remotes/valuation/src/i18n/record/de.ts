import type { TextsOf } from '@kavel/i18n';
import type { record as nl } from './nl';

export const record: TextsOf<typeof nl> = {
  kate: {
    title: 'Kate-Export',
    intro: 'Die Bewertung als Text, zum Einfügen in ein anderes Programm oder eine Nachricht.',
    withReferences: 'Mit den Referenzen',
    text: 'Text',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
  },
  edits: {
    title: 'Änderungen',
    none: 'Noch keine Änderungen.',
    details: {
      capex: 'Investitionsplan geändert: von {{from}} auf {{to}}',
      weighing: 'Gewicht des Cashflows geändert: von {{from}} auf {{to}}',
    },
    kinds: {
      duplicated: 'Kopie von {{subject}} erstellt',
      details: 'Name oder Stichtag geändert',
      parameters: 'Parameter geändert',
      buckets: 'Buckets geändert',
      settings: 'Referenzeinstellungen von {{subject}} geändert',
      excluded: 'Referenz {{subject}} ausgelassen',
      included: 'Referenz {{subject}} zählt wieder mit',
      pinned: 'Referenz {{subject}} festgehalten',
      unpinned: 'Referenz {{subject}} losgelassen',
      'own-added': 'eigene Referenz {{subject}} hinzugefügt ({{to}})',
      'own-changed': 'eigene Referenz {{subject}} geändert ({{to}})',
      'own-removed': 'eigene Referenz {{subject}} entfernt',
      overridden: 'Wert überschrieben: {{to}}',
      'override-withdrawn': 'Überschreibung von {{from}} zurückgenommen',
      'override-confirmed': 'Wert {{to}} bestätigt (Modell {{from}})',
      'override-refused': 'Wert {{to}} abgelehnt (Modell {{from}})',
    },
  },
};
