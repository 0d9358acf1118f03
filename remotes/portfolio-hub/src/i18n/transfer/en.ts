import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: {
    move_one: 'Move {{count}} unit',
    move_other: 'Move {{count}} units',
    copy_one: 'Copy {{count}} unit',
    copy_other: 'Copy {{count}} units',
  },
  hint: {
    move: 'Facts and history go along. Approved valuations of this portfolio stay as they are.',
    copy: 'The copy gets the facts of now; from then on both go their own way.',
  },
  target: 'To portfolio',
  new: 'New portfolio…',
  counting: 'Counting double addresses…',
  noPreview: 'Double addresses cannot be counted. What is double stays.',
  will: {
    move_one: '{{count}} unit will be moved.',
    move_other: '{{count}} units will be moved.',
    copy_one: '{{count}} unit will be copied.',
    copy_other: '{{count}} units will be copied.',
  },
  doubles: {
    move_one: '{{count}} address is there already and stays here.',
    move_other: '{{count}} addresses are there already and stay here.',
    copy_one: '{{count}} address is there already and stays there as it is.',
    copy_other: '{{count}} addresses are there already and stay there as they are.',
  },
  returning_one: '{{count}} address was there before and returns with the facts of here.',
  returning_other: '{{count}} addresses were there before and return with the facts of here.',
  do: { move: 'Move', copy: 'Copy' },
};
