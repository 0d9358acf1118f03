import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  tooSlow:
    'The file was not ready after half a minute. Show fewer units with a filter, or choose Excel or CSV.',
};
