import { useFormats } from '@kavel/i18n';
import type { Figures } from '../api/use-figures';
import { useTexts } from '../i18n';
import type { Period } from '../model/months';
import type { Comparison } from '../model/transaction-view';

/** Names of the two selections, by area or by period. */
export function useColumnNames(
  { period, otherPeriod }: Pick<Figures, 'period' | 'otherPeriod'>,
  compare: Comparison,
): [first: string, second: string] {
  const t = useTexts();
  const { date } = useFormats();
  const span = ({ from, to }: Period) => `${date(from)} – ${date(to)}`;
  return compare === 'area' ? [t('figures.areaA'), t('figures.areaB')] : [span(period), span(otherPeriod)];
}
