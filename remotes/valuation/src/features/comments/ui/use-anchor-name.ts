import type { AddressBuckets, ValuationDetail } from '@kavel/contracts';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';

/** Texts by key of a figure: those that stand beside it. */
const figures = {
  total: 'summary.totalValue',
  range: 'summary.range',
  dcf: 'summary.dcfValue',
  'cash-flow.market': 'dcf.marketValue',
  'cash-flow.let-on': 'dcf.letOn',
  'cash-flow.sell-off': 'dcf.sellOff',
} as const;
const isFigure = (key: string): key is keyof typeof figures => Object.hasOwn(figures, key);

export interface NamedIn {
  valuation: ValuationDetail;
  buckets: AddressBuckets;
}

/** The name of what a comment is on. */
export function useAnchorName({ valuation, buckets }: NamedIn): (anchor: string) => string {
  const t = useTexts();
  return anchor => {
    const at = anchor.indexOf(':');
    const [kind, key] = [anchor.slice(0, Math.max(at, 0)), anchor.slice(at + 1)];
    if (kind === 'unit') {
      const unit = valuation.units.find(({ id }) => id === key);
      return unit ? unitName(unit) : t('comments.goneUnit');
    }
    if (kind === 'bucket') return `${t('buckets.bucket')} ${buckets[key]?.name ?? key}`;
    return kind === 'figure' && isFigure(key) ? t(figures[key]) : t('comments.onValuation');
  };
}
