import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  loading: 'Die Geschichte wird geladen',
  failed: 'Die Geschichte lässt sich jetzt nicht laden.',
  retry: 'Erneut versuchen',
  history: {
    heading: 'Geschichte',
    none: 'Zu dieser Adresse sind keine Labels, Verkäufe oder Vermietungen bekannt.',
    undated: 'ohne Datum',
    label: 'Energielabel registriert',
    validUntil: 'Energielabel registriert, gültig bis {{date}}',
    sale: 'verkauft',
    rent: 'vermietet, Miete im Jahr',
    fictional: 'fiktiv',
    marks: {
      family: 'innerhalb der Familie',
      severalObjects: 'mit anderen Objekten',
      auction: 'Versteigerung',
      rentedOut: 'in vermietetem Zustand',
    },
    note: 'Frühere Flächen und Nutzungen stehen nicht in den eingelesenen Dateien: Die BAG liefert die heutigen.',
  },
  wws: {
    heading: 'WWS-Punkte',
    points: 'Punkte: höchstens {{rent}} im Monat',
    norm: 'Normen von {{year}}.',
    wozOfBuurt: 'WOZ-Wert: das Mittel des Viertels, {{value}}.',
    parts: {
      rooms: 'Räume',
      'other-spaces': 'Sonstige Räume',
      heating: 'Heizung',
      outdoor: 'Außenraum',
      energy: 'Energielabel',
      woz: 'WOZ-Wert',
      inspected: 'Aufgenommene Ausstattung',
    },
    assumed: {
      'all-area-rooms': 'Die ganze Fläche zählt als Räume.',
      'not-inspected': 'Küche, Sanitär und Heizung wurden nicht aufgenommen.',
      'label-by-year': 'Ohne Energielabel zählt das Baujahr.',
      'no-label': 'Es gibt kein Energielabel und kein Baujahr.',
      'no-woz': 'Es gibt keinen WOZ-Wert.',
    },
  },
};
