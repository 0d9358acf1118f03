import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Erweiterte Suche',
  field: 'Adresse, Gebiet, Postleitzahl, BAG-ID, Koordinaten, Portfolio oder Projekt',
  hint: 'Zum Beispiel: 52.21, 5.97 oder: innerhalb 500 m von Dorpsstraat 1',
  close: 'Schließen',
  parcel: 'Katasterparzellen sind nicht in diesen Daten. Suchen Sie nach Adresse oder Koordinaten.',
  saved: 'Gespeicherte Suchen',
  recent: 'Letzte Suchen',
  save: 'Suche speichern',
  unsave: 'Nicht mehr speichern',
  found_one: '{{n}} gefunden',
  found_other: '{{n}} gefunden',
  kinds: {
    address: 'Adressen',
    place: 'Koordinaten',
    area: 'Gebiete',
    portfolio: 'Portfolios',
    project: 'Projekte',
  },
  within: {
    title: 'Innerhalb {{radius}} m',
    count_one: '{{n}} eigenes Objekt oder Projekt',
    count_other: '{{n}} eigene Objekte und Projekte',
    remove: 'Kreis entfernen',
  },
};
