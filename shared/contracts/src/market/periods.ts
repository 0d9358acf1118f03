import type { MarketGrain } from './lists';

/** Months in a period. */
export const monthsOfGrain: Readonly<Record<MarketGrain, number>> = { month: 1, quarter: 3, year: 12 };

/** `2026-03` as months since year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** Months since year 0 as `2026-03`. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Number of the period that a month (since year 0) lies in. */
export function periodNumber(month: number, grain: MarketGrain): number {
  return Math.floor(month / monthsOfGrain[grain]);
}

/** `2026-03`, `2026-Q1` or `2026`. */
export function periodText(period: number, grain: MarketGrain): string {
  if (grain === 'month') return monthText(period);
  if (grain === 'year') return String(period);
  return `${Math.floor(period / 4)}-Q${(period % 4) + 1}`;
}

/** Periods in a year. */
export const periodsInYear = (grain: MarketGrain): number => 12 / monthsOfGrain[grain];
