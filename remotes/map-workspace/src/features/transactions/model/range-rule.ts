import {
  barStart,
  type Market,
  type TransactionRangeKey,
  transactionBars,
  transactionRanges,
} from '@kavel/contracts/transactions';
import type { RangeRule } from '../../../common/filters/model/range-rule';

/** Yields, and years of a lease, have one decimal. */
const steps: Partial<Record<TransactionRangeKey, number>> = {
  bar_kk_hi: 0.1,
  bar_kk_thi: 0.1,
  bar_kk_mh: 0.1,
  walt: 0.5,
};

/** Scale and limits of a range in a market. An end at its limit is open. */
export function rangeRule(key: TransactionRangeKey, market: Market, currentYear: number): RangeRule {
  const { min, max, unit } = transactionRanges(market, currentYear)[key];
  const bins = Array.from({ length: transactionBars + 1 }, (_, bar) =>
    barStart(bar, key, market, currentYear),
  );
  const isYear = unit === 'year';
  const step = steps[key];
  return { bins, limits: { min, max }, open: { min: isYear, max: !isYear }, ...(step ? { step } : {}) };
}
