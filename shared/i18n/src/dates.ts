import type { Language } from '@kavel/contracts';

type Part = 'year' | 'month' | 'day';

/** Separator of numeric dates: the order is the same in the three languages. */
const signs: Record<Language, string> = { nl: '-', en: '/', de: '.' };
const order: readonly Part[] = ['day', 'month', 'year'];

/** Formats an ISO date as 31-12-2026, 31/12/2026 or 31.12.2026; empty when invalid. */
export function dateText(iso: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year && month && day ? [day, month, year].join(signs[language]) : '';
}

const written = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** Parses a typed date, in the order of the languages or as ISO, to an ISO date; null when invalid. */
export function dateOf(text: string): string | null {
  const typed = text.trim();
  const [, ...parts] = written.exec(typed) ?? [];
  const [, ...isoParts] = iso.exec(typed) ?? [];
  const [year, month, day] = (parts.length > 0 ? parts.reverse() : isoParts).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

const letters: Record<Language, Record<Part, string>> = {
  nl: { day: 'dd', month: 'mm', year: 'jjjj' },
  en: { day: 'dd', month: 'mm', year: 'yyyy' },
  de: { day: 'TT', month: 'MM', year: 'JJJJ' },
};

/** Input pattern of a date: dd-mm-jjjj. */
export function datePattern(language: Language): string {
  return order.map(part => letters[language][part]).join(signs[language]);
}
