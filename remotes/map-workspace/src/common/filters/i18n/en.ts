import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  filters: 'Filters',
  results: 'Results',
  close: 'Close',
  retry: 'Try again',
  reset: 'Reset',
  undo: 'Undo',
  undoKey: 'Undo the last change (Ctrl+Z)',
  active: 'Active filters',
  remove: 'Remove filter {{name}}',
  all: 'all',
  more: '+{{n}}',
  from: 'from {{value}}',
  upTo: 'up to {{value}}',
  showAll: 'Show all {{n}}',
  showFewer: 'Show fewer',
  searchMunicipality: 'Find a municipality',
  noMunicipality: 'No municipality by this name in the data.',
  minimum: '{{name}} from',
  maximum: '{{name}} up to',
  view: 'View',
  views: { map: 'Map', table: 'Table' },
  outOfView: 'The result lies out of view: show it',
};
