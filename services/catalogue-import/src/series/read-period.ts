import type { MarketGrain } from '@kavel/contracts/market';
import { isoDate } from '../values/values';

/** A period of a series by its first day (ISO). */
export interface Period {
  grain: MarketGrain;
  start: string;
}

const cbsGrains: Readonly<Record<string, MarketGrain>> = { MM: 'month', KW: 'quarter', JJ: 'year' };

/** First three letters in Dutch, English and German; `mrt` and `mär` are the only ones that need more than the month. */
const monthNames = [
  ['jan'],
  ['feb'],
  ['maa', 'mar', 'mrt', 'mär'],
  ['apr'],
  ['mei', 'may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dec', 'dez'],
] as const;

/**
 * `2026MM08`, `2026KW02` and `2026JJ00` of CBS, `2026-08`, `2026-Q2`, `2026`, and `augustus 2026`. A day needs the grain of
 * its series. Null for anything else.
 */
export function readPeriod(text: string, grain: MarketGrain | null): Period | null {
  const written = text.trim();
  const [, cbsYear = '', letters = '', part = ''] = /^(\d{4})(MM|KW|JJ)(\d{2})$/.exec(written) ?? [];
  const cbsGrain = cbsGrains[letters];
  if (cbsGrain) return periodOf(cbsGrain, cbsYear, cbsGrain === 'year' ? 1 : Number(part));
  if (/^\d{4}$/.test(written)) return periodOf('year', written, 1);
  const [, quarterYear, quarter] = /^(\d{4})[- ]?[QK]([1-4])$/i.exec(written) ?? [];
  if (quarterYear) return periodOf('quarter', quarterYear, Number(quarter));
  const [, monthYear, month] = /^(\d{4})-(\d{2})$/.exec(written) ?? [];
  if (monthYear) return periodOf('month', monthYear, Number(month));
  const [, name = '', namedYear = ''] = /^([a-zä]{3})[a-z]*\.? (\d{4})$/i.exec(written) ?? [];
  if (namedYear) return periodOf('month', namedYear, numberOfMonth(name));
  const day = isoDate(written);
  return day && grain ? periodWith(day, grain) : null;
}

const monthsIn: Readonly<Record<MarketGrain, number>> = { month: 1, quarter: 3, year: 12 };

/** @param number of the period in its year, from 1. */
function periodOf(grain: MarketGrain, year: string, number: number): Period | null {
  const month = (number - 1) * monthsIn[grain] + 1;
  if (month < 1 || month > 12) return null;
  return { grain, start: `${year}-${String(month).padStart(2, '0')}-01` };
}

function periodWith(day: string, grain: MarketGrain): Period | null {
  const number = Math.ceil(Number(day.slice(5, 7)) / monthsIn[grain]);
  return periodOf(grain, day.slice(0, 4), number);
}

/** 0 for a name that is no month. */
function numberOfMonth(name: string): number {
  return monthNames.findIndex(names => names.some(known => known === name.toLowerCase())) + 1;
}
