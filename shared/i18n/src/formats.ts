import type { Language } from '@kavel/contracts';
import { useLanguage } from './language';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

/** Sign, euro and amount stay on one line. */
function euro(amount: string): string {
  return amount.startsWith('−') ? `−€\u00a0${amount.slice(1)}` : `€\u00a0${amount}`;
}

/** Uses a minus sign, as wide as a digit, instead of a hyphen. */
function withMinus(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, options));
  return value => format().format(value).replace('-', '−');
}

/** Makes a format when it is first used: Intl is slow, and a page uses few of them. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormats(language: Language) {
  const locale = locales[language];
  const number = withMinus(locale, { maximumFractionDigits: 0 });
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const decimal = withMinus(locale, oneDecimal);
  const signed = withMinus(locale, { ...oneDecimal, signDisplay: 'exceptZero' });
  const percentSign = language === 'en' ? '%' : '\u00a0%';
  const date = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const moment = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
  );
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }));
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const hundredths = withMinus(locale, twoDecimals);
  return {
    /** 1.284 */
    number,
    /** 4,2 */
    decimal,
    /** 4,18 */
    hundredths,
    /** € 1.284.000, from euro */
    money: (value: number) => euro(number(value)),
    /** € 14,87 mln, from euro */
    millions: (value: number) =>
      Math.abs(value) < 1e6
        ? euro(number(value))
        : `${euro(hundredths(value / 1e6))}\u00a0${language === 'nl' ? 'mln' : language === 'de' ? 'Mio.' : 'm'}`,
    /** 14.870k, from euro, where there is no room for more */
    inThousands: (value: number) => (Math.abs(value) < 1e4 ? number(value) : `${number(value / 1e3)}k`),
    /** 4,6 %, from a fraction */
    percent: (fraction: number) => `${decimal(fraction * 100)}${percentSign}`,
    /** +1,8 %, from a fraction */
    signedPercent: (fraction: number) => `${signed(fraction * 100)}${percentSign}`,
    /** 118 m² */
    area: (squareMetres: number) => `${number(squareMetres)}\u00a0m²`,
    /** 0,3 km or 240 m, from metres */
    distance: (metres: number) =>
      metres < 1000 ? `${number(metres)}\u00a0m` : `${decimal(metres / 1000)}\u00a0km`,
    /** 12 mrt 2026, from an ISO date */
    date: (iso: string) => date().format(new Date(iso)),
    /** 12 mrt 2026 14:05 in the user's time zone, from an ISO timestamp */
    moment: (iso: string) => moment().format(new Date(iso)).replace(',', ''),
    /** mrt 2026, from an ISO date */
    month: (iso: string) => month().format(new Date(iso)),
  };
}

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

/** All formats of a language. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language) ?? makeFormats(language);
  made.set(language, known);
  return known;
}

/** The formats of the current language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
