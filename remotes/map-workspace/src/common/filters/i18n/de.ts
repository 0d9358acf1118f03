import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  filters: 'Filter',
  results: 'Ergebnisse',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  reset: 'Zurücksetzen',
  undo: 'Rückgängig',
  undoKey: 'Letzte Änderung rückgängig machen (Strg+Z)',
  active: 'Aktive Filter',
  remove: 'Filter {{name}} entfernen',
  all: 'alle',
  more: '+{{n}}',
  from: 'ab {{value}}',
  upTo: 'bis {{value}}',
  showAll: 'Alle {{n}} zeigen',
  showFewer: 'Weniger zeigen',
  searchMunicipality: 'Gemeinde suchen',
  noMunicipality: 'Keine Gemeinde dieses Namens in den Daten.',
  minimum: '{{name}} ab',
  maximum: '{{name}} bis',
  view: 'Ansicht',
  views: { map: 'Karte', table: 'Tabelle' },
  outOfView: 'Das Ergebnis liegt außerhalb der Ansicht: zeigen',
};
