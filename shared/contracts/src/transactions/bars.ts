import { type Market, type TransactionRangeKey, transactionRanges } from './lists';

/** Number of histogram bars, and of steps of the slider's scale. */
export const transactionBars = 40;

/** Scale of a slider, by the distribution of its values: most transactions are small, most buildings are young. */
export type Scale = 'even' | 'root' | 'fifth-power';

export function scaleOf(key: TransactionRangeKey): Scale {
  if (key === 'year') return 'fifth-power';
  return key === 'rooms' || key === 'walt' || key.startsWith('bar_kk') ? 'even' : 'root';
}

const positions: Readonly<Record<Scale, (share: number) => number>> = {
  even: share => share,
  root: Math.sqrt,
  'fifth-power': share => share * share * share * share * share,
};

const shares: Readonly<Record<Scale, (position: number) => number>> = {
  even: position => position,
  root: position => position * position,
  'fifth-power': position => position ** (1 / 5),
};

/** The bar of a value, from 0 up to `transactionBars - 1`; values beyond the limits are in the outer bars. */
export function barOf(value: number, key: TransactionRangeKey, market: Market, currentYear: number): number {
  const { min, max } = transactionRanges(market, currentYear)[key];
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return Math.min(transactionBars - 1, Math.floor(transactionBars * positions[scaleOf(key)](share)));
}

/** Lower bound of a bar; bar `transactionBars` gives the upper bound of the last one. */
export function barStart(bar: number, key: TransactionRangeKey, market: Market, currentYear: number): number {
  const { min, max } = transactionRanges(market, currentYear)[key];
  return min + (max - min) * shares[scaleOf(key)](bar / transactionBars);
}
