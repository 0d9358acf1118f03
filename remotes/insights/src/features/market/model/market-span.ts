import { type MarketOverview, marketLimits, monthNumber, monthText } from '@kavel/contracts/market';
import type { SpanChoice } from './market-view';

export interface Months {
  from: string;
  to: string;
}

/** The months of a choice of years, up to the last with sales, rents or a series; null where there is nothing. */
export function monthsOf(overview: MarketOverview, span: SpanChoice): Months | null {
  const { sales, rents, series } = overview;
  const all = [sales, rents, ...series].flatMap(known => known ?? []);
  if (all.length === 0) return null;
  const to = Math.max(...all.map(known => monthNumber(known.to)));
  const first = Math.min(...all.map(known => monthNumber(known.from)));
  const years = span === 'all' ? marketLimits.months : Number(span) * 12;
  return { from: monthText(Math.max(first, to - years + 1)), to: monthText(to) };
}
