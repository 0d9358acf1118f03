import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  heading: 'Plot and building',
  loading: 'Fetching plot and neighbours',
  failed: 'Plot and neighbours cannot be fetched at the moment.',
  retry: 'Try again',
  plot: 'Plot',
  pand: 'Building',
  area: '{{value}} m²',
  number: 'plot {{number}}',
  fictional: 'fictional',
  free: '{{value}} m² of it is not built on, as the share of this address.',
  unknown: 'The plot has not been imported.',
  neighbours: 'Neighbours',
  alone: 'There is no other address within {{metres}} m.',
  inPand: 'In the building',
  beside: 'Beside it',
  more_one: 'and {{count}} more address',
  more_other: 'and {{count}} more addresses',
};
