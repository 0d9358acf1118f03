import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  intro: 'What laws ask of you, with source and date. This is not legal advice.',
  law: 'Law',
  inForce: 'In force',
  from: 'since {{from}}',
  fromLater: 'from {{from}}',
  fromUntil: '{{from}} to {{to}}',
  until: 'until {{to}}',
  unknown: 'not established',
  checked: 'Checked',
  checkedBy: '{{date}}, by {{name}}',
  notChecked: 'not yet',
  read: 'Read more',
  close: 'Close',
  touches: {
    label: 'Your units',
    some_one: 'Touches {{count}} of your units',
    some_other: 'Touches {{count}} of your units',
    none: 'Touches none of your units, as far as their facts are known',
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    failed: 'Your units could not be counted.',
    more_one: 'and {{count}} more portfolio',
    more_other: 'and {{count}} more portfolios',
  },
};
