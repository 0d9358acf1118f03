import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Nachhaltigkeitsindex',
  loading: 'Der Nachhaltigkeitsindex wird berechnet',
  none: 'für eine Gesamtnote zu wenig gemessen',
  of: 'von 100 Punkten',
  more: 'Energie, CO2, Pflichten und Klima',
  failed: 'Der Index lässt sich jetzt nicht laden.',
  retry: 'Erneut versuchen',
};
