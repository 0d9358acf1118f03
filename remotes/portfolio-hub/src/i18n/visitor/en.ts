import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Portfolios in Kavel',
  promise: 'All your addresses together: on the map, in figures, and valued.',
  collect: 'Add addresses by typing them, or paste a list of thousands at once.',
  see: 'See area, year, energy label and rent of each unit, in a table and on the map.',
  value: 'Value the whole portfolio by comparable sales and a discounted cash flow.',
  login: 'Log in',
  noAccess: 'Your account has no access to portfolios. Ask the administrator of your organisation.',
};
