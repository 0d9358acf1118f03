import { countryCode, type SeriesLevel, seriesLevelOf } from '@kavel/contracts/market';

/** Codes of the country in tables of CBS. */
const country = ['NL', 'NL01', countryCode];

export interface SeriesArea {
  level: SeriesLevel;
  code: string;
}

/** An area by its code, which tables of CBS fill up with blanks; null for another text. */
export function readArea(text: string): SeriesArea | null {
  const written = text.trim().toUpperCase();
  const code = country.includes(written) ? countryCode : written;
  const level = seriesLevelOf(code);
  return level && { level, code };
}
