import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  inWorkArea: 'Only the units in the work area.',
  choose: 'Portfolio on the map',
  help: 'Choose one for its totals, tasks, units and links.',
  none: 'No portfolio chosen',
  open: 'Open portfolio',
  value: 'Value €',
  noUnits: 'No addresses in this portfolio yet. Search an address or click a dot, and add it.',
  tasks: {
    title: 'Tasks',
    none: 'Nothing to do.',
    draft: 'Finish draft: {{name}}',
    'in-review': 'Review: {{name}}',
    withoutRent_one: '{{n}} unit without rent',
    withoutRent_other: '{{n}} units without rent',
    withoutValue_one: '{{n}} unit without value',
    withoutValue_other: '{{n}} units without value',
  },
};
