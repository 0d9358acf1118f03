import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  none: 'Meldungen',
  unread_one: 'Meldungen: {{count}} ungelesen',
  unread_other: 'Meldungen: {{count}} ungelesen',
};
