import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Höchstmiete nach Viertel',
  explanation:
    'Die Punkte einer Wohnung in jedem Viertel, mit dem mittleren WOZ-Wert dort. Die ganze Fläche zählt als Wohnräume.',
  map: 'Karte der Mietsegmente',
  table: 'Gebiete mit Punkten und Miete',
  kind: 'Typ',
  kinds: { flat: 'Wohnung', house: 'Einfamilienhaus' },
  label: 'Energielabel',
  numbers: {
    oppervlakte: 'Fläche (m²)',
    outdoor: 'Außenfläche (m²)',
    heatedRooms: 'Beheizte Räume',
    inspected: 'Punkte für Küche und Bad',
  },
  level: 'Gebiete',
  levels: { gemeente: 'Gemeinden', wijk: 'Bezirke', buurt: 'Viertel' },
  area: 'Gebiet',
  points: 'Punkte',
  beyond: 'Über 186',
  rent: 'Höchstmiete',
  segment: 'Segment',
  segments: { low: 'Niedrig', middle: 'Mittel', free: 'Frei' },
  upTo: '≤ {{points}}',
  between: '{{from}} – {{points}}',
  from: '≥ {{points}}',
  boundary:
    'Ohne WOZ-Wert hat diese Wohnung {{points}} Punkte. Ihre Miete ist frei ab einem WOZ-Wert von {{value}}.',
  neverFreeHelp:
    'Ohne WOZ-Wert hat diese Wohnung {{points}} Punkte. Die Obergrenze der WOZ-Punkte hält ihre Miete überall reguliert.',
  isFree: 'Hier endet die regulierte Miete: {{points}} Punkte und {{rent}} im Monat über der Grenze.',
  isRegulated: 'Hier ist die Miete reguliert. Punkte bis zum freien Sektor: {{points}}.',
  wozAny: 'Mittlerer WOZ-Wert',
  woz: 'Mittlerer WOZ-Wert {{year}}',
  freeFrom: 'Frei ab einem WOZ-Wert von',
  neverFree: 'nie frei',
  noWoz: 'Kein WOZ-Wert',
  hover: '{{name}}: {{points}} Punkte, {{rent}} im Monat',
  source:
    'WOZ-Werte von {{year}}, Stichtag 1. Januar {{before}}: {{source}}. Punkte und Mieten: woningwaarderingsstelsel {{norms}}.',
  sourceYears:
    'Der letzte bekannte WOZ-Wert jedes Gebiets, von {{first}} bis {{year}}, Stichtag 1. Januar des Vorjahres: {{source}}. Punkte und Mieten: woningwaarderingsstelsel {{norms}}.',
  coverage: '{{areas}}, davon {{known}} mit WOZ-Wert; ohne WOZ-Wert gibt es keine Punkte.',
  law: 'Das mittlere Segment ist bei Verträgen ab 1. Juli 2024 reguliert. Ab 187 Punkten ist die Miete frei: der Betrag ist dann, was die Punkte ergeben. Zuschläge und Denkmäler zählen nicht mit.',
  fictional: 'Fiktive WOZ-Werte.',
  failed: 'Die Punkte sind jetzt nicht abrufbar',
  failedHelp: 'Die gewählte Wohnung steht in der Adresse der Seite und bleibt erhalten.',
  nothing: 'Es gibt noch keine WOZ-Werte nach Gebiet',
  nothingHelp: 'Sie kommen mit einem Import der WOZ-Werte des CBS.',
};
