import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  portfolio: 'Portfolio',
  show: 'Search all addresses too',
  title: 'All addresses ({{count}})',
  list: 'Addresses of all portfolios',
  address: 'Address',
  area: 'Area',
  label: 'Label',
  loading: 'Loading the addresses',
  none: 'No addresses in your portfolios yet.',
  noneFound: 'No address with this text.',
};
