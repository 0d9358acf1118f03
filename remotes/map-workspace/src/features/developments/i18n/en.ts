import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'New buildings',
  map: 'Map of new buildings',
  table: 'Buildings under construction and just completed',
  counts: 'Dwellings (buildings) by building year and status',
  countOf: '{{year}}, {{status}}: {{dwellings}} ({{buildings}})',
  explanation:
    'Buildings with a permit or under construction, and buildings just completed, by the building year of the BAG.',
  from: 'Completed from building year',
  year: 'Built',
  noYear: 'Unknown',
  status: 'Status',
  statuses: { permit: 'Permitted', started: 'Being built', completed: 'Completed' },
  place: 'Neighbourhood',
  unknownPlace: 'Neighbourhood unknown',
  dwellings: 'Dwellings',
  label: '{{place}}: {{dwellings}} dwellings, {{status}}, {{year}}',
  reset: 'Clear filter',
  shown_one: '{{n}} building on the map',
  shown_other: '{{n}} buildings on the map',
  limited: 'The {{limit}} buildings with most dwellings of {{n}}; the counts above are of all.',
  none: 'No new buildings in this data',
  noneHelp: 'Choose an earlier building year.',
  source: 'Source: BAG (status and building year).',
  fictional: 'Some of this data is fictional.',
  failed: 'The new buildings cannot be fetched now.',
  failedHelp: 'Try again in a moment.',
};
