import type { Language } from '@kavel/contracts';
import type { Cell, CellFormat } from './report';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };
const none = '—';
const nbsp = '\u00a0';

/** The one place where the report's figures and dates are written; as the screens do. Each gives `—` for null. */
export function cellsOf(language: Language) {
  const locale = locales[language];
  const digits = (count: number) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: count,
      maximumFractionDigits: count,
    });
    return (value: number) =>
      format
        .format(value)
        .replace(/^-(?=[0.,]*$)/, '')
        .replace('-', '−');
  };
  const [whole, tenths, hundredths] = [digits(0), digits(1), digits(2)];
  const percent = language === 'en' ? '%' : `${nbsp}%`;
  const date = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  const cell =
    <Value extends number | string>(format: CellFormat, write: (value: Value) => string) =>
    (value: Value | null): Cell =>
      value === null ? { text: none } : { text: write(value), value, format };
  const plus = (text: string) => (/^[−0.,]*$/.test(text) || text.startsWith('−') ? text : `+${text}`);
  return {
    text: (text: string | null): Cell => ({ text: text || none }),
    number: cell<number>('number', whole),
    decimal: cell<number>('decimal', tenths),
    /** € 1.284.000 */
    money: cell<number>('money', value => {
      const amount = whole(value);
      return amount.startsWith('−') ? `−€${nbsp}${amount.slice(1)}` : `€${nbsp}${amount}`;
    }),
    /** 1.284.000, below a head that says euro */
    amount: cell<number>('money', whole),
    /** 4,6 %, from a fraction */
    percent: cell<number>('percent', value => tenths(value * 100) + percent),
    wholePercent: cell<number>('percent', value => whole(value * 100) + percent),
    hundredths: cell<number>('percent', value => hundredths(value * 100) + percent),
    signedPercent: cell<number>('signedPercent', value => plus(tenths(value * 100)) + percent),
    area: cell<number>('number', value => `${whole(value)}${nbsp}m²`),
    distance: cell<number>('number', metres =>
      metres < 1_000 ? `${whole(metres)}${nbsp}m` : `${tenths(metres / 1_000)}${nbsp}km`,
    ),
    perArea: cell<number>('decimal', value => hundredths(value)),
    /** 12 mrt 2026, from an ISO date */
    date: cell<string>('date', iso => date.format(new Date(iso))),
    year: (year: number | null): Cell =>
      year === null ? { text: none } : { text: String(year), value: year },
  };
}

export type Cells = ReturnType<typeof cellsOf>;
export const strong = (cell: Cell): Cell => ({ ...cell, strong: true });
