import type { TextsOf } from '@kavel/i18n';
import type { sensitivity as nl } from './nl';

/** Texts of heat maps and tornado of the cash flow. */
export const sensitivity: TextsOf<typeof nl> = {
  rates: 'Discount rate against exit yield',
  rents: 'Rent growth against vacancy',
  tornado: 'Tornado: what matters most',
  short: { rates: 'Rate × yield', rents: 'Rent growth × vacancy', tornado: 'Tornado' },
  texts: {
    rates:
      'Net value when letting on, for each discount rate (rows) and exit yield (columns). Short figures are in thousands of euro.',
    rents:
      'Net value of all units when letting on, computed anew for each rent growth (rows) and vacancy (columns).',
    tornado:
      'Market value (cash flow, costs payable by the buyer) of all units when one parameter is lower or higher and the others stay.',
  },
  base: 'Now',
};
