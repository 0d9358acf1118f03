import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  loading: 'Loading {{title}}',
  failed: '{{title}} could not be shown.',
  pageWorks: 'The rest of the page still works.',
  details: 'Details for support',
  retry: 'Try again',
};
