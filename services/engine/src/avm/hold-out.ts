import { cell } from './columns';
import { type CompareOptions, compare } from './compare';
import type { Market } from './market';

/** A sale that was valued as if it had not happened. */
export interface HeldOutSale {
  row: number;
  /** Log of sale over estimate. */
  error: number;
  spread: number;
}

/**
 * Values the latest sales one by one from the other sales up to their date: leave-one-out that never
 * looks ahead. Takes an even sample of `sampleSize` out of the later half of the sales.
 */
export function holdOut(
  market: Market,
  options: Omit<CompareOptions, 'accepts'>,
  sampleSize: number,
): { asked: number; sales: HeldOutSale[] } {
  const rows = sampleOfLaterHalf(market.columns.month, sampleSize);
  const sales = rows.flatMap(row => {
    const subject = subjectOfRow(market, row);
    const accepts = (other: number) => other !== row && cell(market.columns.month, other) <= subject.month;
    const comparison = compare(market, subject, { ...options, accepts });
    if (!comparison) return [];
    return [
      { row, error: cell(market.columns.logPrice, row) - comparison.logValue, spread: comparison.spread },
    ];
  });
  return { asked: rows.length, sales };
}

function subjectOfRow({ columns }: Market, row: number) {
  return {
    x: cell(columns.x, row),
    y: cell(columns.y, row),
    month: cell(columns.month, row),
    features: columns.features.map(feature => cell(feature, row)),
  };
}

function sampleOfLaterHalf(month: Float64Array, size: number): number[] {
  const byDate = Array.from(month.keys()).toSorted((a, b) => cell(month, a) - cell(month, b) || a - b);
  const later = byDate.slice(byDate.length >> 1);
  const step = Math.max(1, later.length / size);
  return Array.from({ length: Math.min(size, later.length) }, (_, i) => later[Math.floor(i * step)] ?? 0);
}
