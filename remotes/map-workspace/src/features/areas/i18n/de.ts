import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  areas: 'Gebiete',
  settings: 'Darstellung',
  show: 'Karte oder Liste',
  shows: { map: 'Karte', table: 'Liste' },
  done: 'Fertig',
  close: 'Schließen',
  detail: 'Gewähltes Gebiet',
  goTo: 'Auf der Karte zeigen',
  legend: 'Legende',
  figure: 'Kennzahl',
  change: 'Unterschied',
  classCount: '{{label}}: {{areas}}',
  areaCount_one: '{{n}} Gebiet',
  areaCount_other: '{{n}} Gebiete',
  listed: '{{n}} / {{areas}}',
  allAreas: 'Alle Gebiete zeigen',
  compareArea: 'Ein anderes Gebiet danebenstellen',
  chooseOther: 'Wählen Sie das andere Gebiet auf der Karte oder in der Liste.',
  endComparing: 'Nur dieses Gebiet',
  sideBySide: 'Zwei Gebiete nebeneinander',
  retry: 'Erneut versuchen',
  details: 'Details für den Support',
};
