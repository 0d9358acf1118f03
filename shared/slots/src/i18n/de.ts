import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  loading: '{{title}} wird geladen',
  failed: '{{title}} konnte nicht angezeigt werden.',
  pageWorks: 'Der Rest der Seite funktioniert weiter.',
  details: 'Details für den Support',
  retry: 'Erneut versuchen',
};
