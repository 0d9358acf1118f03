import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  between: '“, „',
  missing: 'Dieser Link zeigt auch „{{name}}“. Darauf haben Sie keinen Zugriff; der Rest wird gezeigt.',
  signedOut: 'Dieser Link zeigt auch „{{name}}“. Das sehen Sie, wenn Sie angemeldet sind.',
  raise: 'Bereich vergrößern',
  close: 'Schließen',
  signIn: 'Anmelden',
};
