import {
  type MarketGrain,
  type MarketQuestion,
  monthNumber,
  periodNumber,
  periodsInYear,
  periodText,
} from '@kavel/contracts/market';

/** Periods of an answer, as numbers since year 0, and the year before them that changes are compared with. */
export interface Span {
  grain: MarketGrain;
  /** Ascending; the first `before` of them are not shown. */
  periods: readonly number[];
  before: number;
}

export function spanOf({ from, to, grain }: Pick<MarketQuestion, 'from' | 'to' | 'grain'>): Span {
  const before = periodsInYear(grain);
  const first = periodNumber(monthNumber(from), grain) - before;
  const last = periodNumber(monthNumber(to), grain);
  return { grain, before, periods: Array.from({ length: last - first + 1 }, (_, at) => first + at) };
}

export const shownPeriods = ({ grain, periods, before }: Span): string[] =>
  periods.slice(before).map(period => periodText(period, grain));
