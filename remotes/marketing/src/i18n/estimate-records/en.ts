import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Estimates and what became of them',
  lead: 'Every estimate that your organisation made of an address, as it was then, beside the sale that followed. It does not say who made it.',
  waiting: 'Fetching the estimates',
  fictional: 'Some of the sales were generated for the demo: the outcome says nothing of the market.',
  newest: 'The newest {{count}}; the measures are of these.',
  empty: {
    title: 'No estimates yet',
    text: 'Estimate an address: the outcome is listed here, and later the sale beside it.',
    action: 'Estimate an address',
  },
  track: {
    total: 'Estimates',
    sold: 'Sold afterwards',
    few: 'measures from {{count}} sales',
    mdape: 'Error, median',
    ppe10: 'Within 10 %',
    coverage68: 'In the range of 68 %',
    coverage95: 'In the range of 95 %',
    expected: 'expected: {{share}}',
  },
  column: {
    address: 'Address',
    made: 'Estimated',
    value: 'Value',
    range: 'Range of 68 %',
    inputs: 'Facts',
    model: 'Model version',
    sale: 'Sold',
    difference: 'Difference',
  },
  recorded: {
    done: 'Kept for your organisation.',
    open: 'All estimates',
    failed: 'It could not be kept.',
  },
  failure: {
    title: 'The estimates are not available right now',
    away: 'The service does not answer.',
    retry: 'Try again',
    details: 'Details for support',
  },
};
