import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Use as reference',
  close: 'Close',
  retry: 'Try again',
  intro: '{{address}} becomes a reference of one unit in an open valuation.',
  failed: 'The valuations cannot be read now.',
  none: 'There is no valuation that can still be changed.',
  valuation: 'Valuation',
  unit: 'Unit',
  unitHint_one: '{{n}} unit: type a part of its address.',
  unitHint_other: '{{n}} units: type a part of the address.',
  noUnit: 'No unit with this address',
  unitsFailed: 'The units of this valuation cannot be read now.',
  note: 'Explanation',
  choose: 'Choose …',
  late: 'This sale is later than the value date of the valuation.',
  use: 'Add reference',
  done: 'Reference added to {{name}}',
  counts: 'It counts as soon as the value is calculated again.',
  refused: 'The price per m² is too far from the market: give a longer explanation or choose another sale.',
  behind: 'Somebody else changes this valuation at this moment. Try again.',
  saveFailed: 'This failed. Nothing has changed.',
};
