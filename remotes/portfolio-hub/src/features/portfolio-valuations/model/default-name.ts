import { type Formats, fitName } from '@kavel/i18n';

const longest = 120;

/** `Apeldoorn Noord 21 nov 2026`; the portfolio's name is truncated when the whole would be too long. */
export function defaultValuationName(portfolioName: string, today: string, format: Formats): string {
  return fitName(portfolioName.trim(), ` ${format.date(today)}`, longest);
}

/** Today in the local time zone, as an ISO date. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
