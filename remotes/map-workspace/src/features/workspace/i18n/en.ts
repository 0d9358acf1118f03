import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const en: TextsOf<typeof nl> = {
  between: '’, ‘',
  missing: 'This link shows ‘{{name}}’ too. You have no access to that; the rest is shown.',
  signedOut: 'This link shows ‘{{name}}’ too. Log in to see that.',
  raise: 'Larger panel',
  close: 'Close',
  signIn: 'Log in',
};
