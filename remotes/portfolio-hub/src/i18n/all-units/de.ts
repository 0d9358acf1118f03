import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  portfolio: 'Portfolio',
  show: 'Auch in allen Adressen suchen',
  title: 'Alle Adressen ({{count}})',
  list: 'Adressen aller Portfolios',
  address: 'Adresse',
  area: 'Fläche',
  label: 'Label',
  loading: 'Die Adressen werden geladen',
  none: 'Noch keine Adressen in Ihren Portfolios.',
  noneFound: 'Keine Adresse mit diesem Text.',
};
