import type { TextsOf } from '@kavel/i18n';
import type { weighing as nl } from './nl';

export const weighing: TextsOf<typeof nl> = {
  title: 'Weighed market value (kk)',
  none: 'Not weighed: the value by comparison counts',
  noneText: 'Give the cash flow a weight where it says more than comparable sales alone.',
  text: '{{cashFlow}} cash flow and {{comparison}} comparison, over {{count}} units that have both values.',
  comparisonOnly_one: '{{count}} unit has only a value by comparison and keeps it.',
  comparisonOnly_other: '{{count}} units have only a value by comparison and keep it.',
  note: '{{cashFlow}} cash flow · {{comparison}} comparison',
  change: 'Change weights',
  help: 'The values of units and their total stay those by comparison; the weighed market value stands beside them, with its weight and reason.',
  percent: 'Weight of the cash flow (%)',
  wrongPercent: 'A number from 0 to 100.',
  reason: 'Reason',
  reasonNeeded: 'Give a reason of at least {{least}} characters.',
};
