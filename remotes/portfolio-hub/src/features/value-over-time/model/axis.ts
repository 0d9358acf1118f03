import { type MarketGrain, monthNumber, periodNumber, periodText } from '@kavel/contracts/market';

/** Months and more than this are shown as quarters. */
const mostMonths = 36;

/** The periods of a chart, ascending. */
export interface Axis {
  grain: Extract<MarketGrain, 'month' | 'quarter'>;
  periods: readonly string[];
  /** First and last month. */
  from: string;
  to: string;
}

/** From the month of the first date up to that of the last. */
export function axisOf(first: string, last: string): Axis {
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  const grain = monthNumber(to) - monthNumber(from) > mostMonths ? 'quarter' : 'month';
  const [begin, end] = [from, to].map(month => periodNumber(monthNumber(month), grain));
  const periods = [];
  for (let at = begin ?? 0; at <= (end ?? 0); at += 1) periods.push(periodText(at, grain));
  return { grain, periods, from, to };
}

export function periodOf(date: string, { grain }: Pick<Axis, 'grain'>): string {
  return periodText(periodNumber(monthNumber(date.slice(0, 7)), grain), grain);
}

/** At the end of each period what was known last: a value holds until the next one. */
export function lastKnown(axis: Axis, points: readonly { date: string; value: number }[]): (number | null)[] {
  return axis.periods.map(
    period => points.filter(({ date }) => periodOf(date, axis) <= period).at(-1)?.value ?? null,
  );
}
