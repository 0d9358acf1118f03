import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Neubau',
  map: 'Karte des Neubaus',
  table: 'Gebäude im Bau und gerade fertig',
  counts: 'Wohnungen (Gebäude) nach Baujahr und Status',
  countOf: '{{year}}, {{status}}: {{dwellings}} ({{buildings}})',
  explanation:
    'Gebäude mit Baugenehmigung oder im Bau, und gerade fertige Gebäude, nach dem Baujahr der BAG.',
  from: 'Fertig ab Baujahr',
  year: 'Baujahr',
  noYear: 'Unbekannt',
  status: 'Status',
  statuses: { permit: 'Genehmigt', started: 'Im Bau', completed: 'Fertig' },
  place: 'Viertel',
  unknownPlace: 'Viertel unbekannt',
  dwellings: 'Wohnungen',
  label: '{{place}}: {{dwellings}} Wohnungen, {{status}}, {{year}}',
  reset: 'Filter löschen',
  shown_one: '{{n}} Gebäude auf der Karte',
  shown_other: '{{n}} Gebäude auf der Karte',
  limited: 'Die {{limit}} Gebäude mit den meisten Wohnungen von {{n}}; die Anzahlen oben zählen alle.',
  none: 'Kein Neubau in diesen Daten',
  noneHelp: 'Wählen Sie ein früheres Baujahr.',
  source: 'Quelle: BAG (Status und Baujahr des Gebäudes).',
  fictional: 'Ein Teil dieser Daten ist fiktiv.',
  failed: 'Der Neubau kann jetzt nicht geladen werden.',
  failedHelp: 'Versuchen Sie es gleich noch einmal.',
};
