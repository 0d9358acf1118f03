import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  heading: 'Woher die Daten kommen',
  bag: 'Adress- und Gebäuderegister (BAG), Kadaster',
  bagGives: 'Adressen, Gebäude, Fläche, Baujahr, Nutzung',
  labels: 'EP-Online, RVO',
  labelsGives: 'Energielabels',
  cbs: 'Viertelstatistik, CBS',
  cbsGives: 'Namen und Grenzen der Viertel, Entfernung zu Bahnhof und Einrichtungen',
  sales: 'Verkäufe',
  salesGives:
    'In den Niederlanden gibt es keine offenen Verkaufspreise. Kunden bringen ihre eigenen mit; in der Demo sind sie erzeugt und als fiktiv gekennzeichnet.',
  sets: 'Jetzt geladen',
  objects_one: '{{count}} Adresse',
  objects_other: '{{count}} Adressen',
  fictional: 'fiktiv',
  register: 'Register',
};
