import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  title: 'Sustainability index',
  loading: 'The sustainability index is being calculated',
  none: 'too little is measured for a total',
  of: 'of 100 points',
  more: 'Energy, carbon, obligations and climate',
  failed: 'The index cannot be fetched now.',
  retry: 'Try again',
};
