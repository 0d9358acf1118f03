import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  tooSlow:
    'Die Datei war nach einer halben Minute noch nicht fertig. Zeigen Sie mit einem Filter weniger Einheiten, oder wählen Sie Excel oder CSV.',
};
