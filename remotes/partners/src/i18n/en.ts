import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: { valuation: 'Value', monitoring: 'Collateral in view' },
  intro: {
    valuation: 'The model value of your addresses, with its range. The list stays in this browser.',
    monitoring: 'What collateral is worth now beside what was lent on it. The list stays in this browser.',
  },
  add: 'Add an address',
  placeholder: 'Street and number, or postcode and number',
  none: 'This address is not in the data.',
  away: 'Addresses cannot be looked up now. Try again in a moment.',
  list: 'Addresses on the list',
  address: 'Address',
  count: 'Addresses',
  value: 'Value',
  range: 'Range, 68%',
  loan: 'Loan, €',
  loanOf: 'Loan on {{address}}, in euro',
  ltv: 'Loan to value',
  high: 'high',
  attention: 'Above 90%',
  unknown: 'no value',
  remove: 'Remove',
  removeOf: 'Remove {{address}}',
  empty: { title: 'No addresses yet', description: 'Look up an address above; its value follows at once.' },
};
