import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  areas: 'Areas',
  settings: 'Display',
  show: 'Map or list',
  shows: { map: 'Map', table: 'List' },
  done: 'Done',
  close: 'Close',
  detail: 'Chosen area',
  goTo: 'Show on the map',
  legend: 'Legend',
  figure: 'Figure',
  change: 'Difference',
  classCount: '{{label}}: {{areas}}',
  areaCount_one: '{{n}} area',
  areaCount_other: '{{n}} areas',
  listed: '{{n}} of {{areas}}',
  allAreas: 'Show all areas',
  compareArea: 'Put another area beside it',
  chooseOther: 'Choose the other area on the map or in the list.',
  endComparing: 'Only this area',
  sideBySide: 'Two areas side by side',
  retry: 'Try again',
  details: 'Details for support',
};
