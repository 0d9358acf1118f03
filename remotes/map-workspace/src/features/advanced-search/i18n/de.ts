import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Erweiterte Suche',
  field: 'Adresse, Gebiet, Postleitzahl, BAG-ID, Koordinaten, Portfolio oder Projekt',
  hint: 'Zum Beispiel: 52.21, 5.97 oder 194000 470000, eine BAG-ID oder: innerhalb 500 m von Dorpsstraat 1',
  close: 'Schließen',
  problems: {
    parcel: 'Katasterparzellen sind nicht in diesen Daten. Suchen Sie nach Adresse oder Koordinaten.',
    outside: 'Diese Koordinaten liegen nicht in den Niederlanden.',
    half: 'Das ist eine Koordinate. Geben Sie Breite und Länge an, zum Beispiel 52.21, 5.97.',
    'unknown-type':
      'Das ist die BAG-ID einer Hausnummer, einer Straße oder eines Ortes. Suchen Sie nach der ID eines Objekts oder Gebäudes oder nach der Adresse.',
    'unknown-id': 'Diese BAG-ID ist nicht in diesen Daten.',
    failed: 'Ein Teil der Suche ist fehlgeschlagen. Versuchen Sie es erneut.',
  },
  pc4: {
    some: 'Postleitzahl mit vier Ziffern: diese Daten haben keinen Umriss davon. Hier sind einige Adressen darin; suchen Sie mit den Buchstaben oder nach einem Viertel.',
    none: 'Postleitzahl mit vier Ziffern: diese Daten haben keinen Umriss davon, und auch keine Adresse darin wurde gefunden.',
  },
  saved: 'Gespeicherte Suchen',
  recent: 'Letzte Suchen',
  save: 'Suche speichern',
  unsave: 'Nicht mehr speichern',
  found_one: '{{n}} gefunden',
  found_other: '{{n}} gefunden',
  kinds: {
    address: 'Adressen',
    place: 'Koordinaten',
    pand: 'Gebäude',
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
