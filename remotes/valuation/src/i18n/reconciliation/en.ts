import type { TextsOf } from '@kavel/i18n';
import type { reconciliation as nl } from './nl';

export const reconciliation: TextsOf<typeof nl> = {
  title: 'From comparison to cash flow',
  intro:
    'Two bases, two market values: what comparable sales say, and what fifteen years of rents and sales are worth today. Both kosten koper.',
  step: 'Step',
  amount: 'Amount',
  steps: {
    overrides: 'Overridden values: what they move in both market values',
    'no-cash-flow': 'Not in the cash flow: floor area or rent is missing',
    'no-comparison': 'In the cash flow, without a value by comparison',
    model: 'Other basis: discounted income (von, standard parameters) instead of sales',
    'transfer-costs': 'Transfer costs: from von to kk',
    parameters: 'Own parameters and investment plan of this valuation',
  },
  noCashFlow: 'No cash flow can be computed: no unit has both a floor area and a rent.',
};
