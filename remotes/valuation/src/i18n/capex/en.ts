import type { TextsOf } from '@kavel/i18n';
import type { capex as nl } from './nl';

export const capex: TextsOf<typeof nl> = {
  title: 'Investment plan (capex)',
  empty: 'No planned investments. The cash flow has yearly maintenance only.',
  add: 'Add investment',
  change: 'Change investment',
  edit: 'Change {{name}}',
  remove: 'Remove {{name}}',
  removed: '{{name}} removed',
  undoAlt: 'Add the investment again.',
  description: 'Description',
  kind: 'Kind',
  scope: 'For',
  all: 'All units',
  buckets: 'Buckets',
  gone: 'no longer exists',
  year: 'Year',
  amount: 'Amount (€)',
  rent: 'Extra rent a year (€)',
  fromYear: 'Extra rent from year',
  rentFrom: '{{amount}} from year {{year}}',
  priceLevel:
    'Amounts at the price level of the value date, distributed by floor area; the cash flow raises them with cost inflation, extra rent with rent growth.',
  leftOut: 'Not in the cash flow, as their bucket or unit is not in it: {{names}}.',
  kinds: {
    maintenance: 'Maintenance',
    improvement: 'Improvement',
    sustainability: 'Sustainability',
  },
  wrong: {
    description: 'Enter a description.',
    amount: 'Enter an amount above zero.',
    rent: 'Enter an amount above zero, or leave empty.',
  },
};
