import { dateInNetherlands, ServiceError } from '@kavel/service-kit';
import type { SnapshotMarkets } from './markets';

/** Maximum extrapolation of the price level, in months; a year-end value date is common, one years ahead a mistake. */
const mostMonthsAhead = 12;

/** The same day a number of months later, or earlier when negative, `yyyy-mm-dd`. */
export function monthsLater(isoDate: string, months: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString().slice(0, 10);
}

/** Rejects a value date outside the data: before the first sale, or more than a year ahead. */
export function requireKnownDate(valueDate: string, { firstSale }: SnapshotMarkets, now: Date): void {
  if (firstSale !== null && valueDate < firstSale) {
    throw new ServiceError(
      'unprocessable',
      `The value date ${valueDate} lies before the first known sale, of ${firstSale}`,
      { valueDate, firstSale },
    );
  }
  const lastDate = monthsLater(dateInNetherlands(now), mostMonthsAhead);
  if (valueDate > lastDate) {
    throw new ServiceError(
      'unprocessable',
      `The value date ${valueDate} lies more than ${mostMonthsAhead} months ahead`,
      { valueDate, lastDate },
    );
  }
}
