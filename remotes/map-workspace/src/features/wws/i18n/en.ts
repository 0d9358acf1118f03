import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Highest rent by neighbourhood',
  explanation:
    'The points of one dwelling in each neighbourhood, with the mean WOZ value there. The whole area counts as rooms.',
  map: 'Map of the rent segments',
  table: 'Areas with points and rent',
  kind: 'Type',
  kinds: { flat: 'Apartment', house: 'House' },
  label: 'Energy label',
  numbers: {
    oppervlakte: 'Floor area (m²)',
    outdoor: 'Outdoor space (m²)',
    heatedRooms: 'Heated rooms',
    inspected: 'Points of kitchen and bathroom',
  },
  level: 'Areas',
  levels: { gemeente: 'Municipalities', wijk: 'Districts', buurt: 'Neighbourhoods' },
  area: 'Area',
  points: 'Points',
  beyond: 'Above 186',
  rent: 'Max. rent',
  segment: 'Segment',
  segments: { low: 'Low', middle: 'Middle', free: 'Free' },
  upTo: '≤ {{points}}',
  between: '{{from}} – {{points}}',
  from: '≥ {{points}}',
  boundary:
    'Without a WOZ value this dwelling has {{points}} points. Its rent is free from a WOZ value of {{value}}.',
  neverFreeHelp:
    'Without a WOZ value this dwelling has {{points}} points. The cap on WOZ points keeps its rent regulated everywhere.',
  isFree: 'Regulated rent ends here: {{points}} points and {{rent}} a month above the limit.',
  isRegulated: 'Rent is regulated here. Points to the free sector: {{points}}.',
  wozAny: 'Mean WOZ value',
  woz: 'Mean WOZ value {{year}}',
  freeFrom: 'Free from a WOZ value of',
  neverFree: 'never free',
  noWoz: 'No WOZ value',
  hover: '{{name}}: {{points}} points, {{rent}} a month',
  source:
    'WOZ values of {{year}}, as on 1 January {{before}}: {{source}}. Points and rents: woningwaarderingsstelsel {{norms}}.',
  sourceYears:
    'The last known WOZ value of each area, from {{first}} to {{year}}, as on 1 January of the year before: {{source}}. Points and rents: woningwaarderingsstelsel {{norms}}.',
  coverage: 'Over {{known}} of {{areas}}; without a WOZ value there are no points.',
  law: 'The middle segment is regulated for contracts from 1 July 2024. From 187 points rent is free: the amount is then what the points give. Surcharges and monuments are left out.',
  fictional: 'Fictional WOZ values.',
  failed: 'The points cannot be fetched now',
  failedHelp: 'The dwelling you chose is in the address of the page and stays.',
  nothing: 'There are no WOZ values by area yet',
  nothingHelp: 'They come with an import of WOZ values of CBS.',
};
