import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  none: 'Notifications',
  unread_one: 'Notifications: {{count}} unread',
  unread_other: 'Notifications: {{count}} unread',
};
