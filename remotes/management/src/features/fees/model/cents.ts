import type { Language } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

/** Formats cents and hundredths of a percent in the user's locale. */
export function useFeeFormats() {
  const locale = locales[useLanguage()];
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    /** € 1.250,00 */
    cents: (cents: number) => `${cents < 0 ? '−' : ''}€\u00a0${money.format(Math.abs(cents) / 100)}`,
    /** 62,5 % */
    share: (hundredths: number) => `${share.format(hundredths / 100)}\u00a0%`,
    /** 62,5 */
    plainShare: (hundredths: number) => share.format(hundredths / 100),
  };
}

/** Parses an amount such as `1.250,00` or `-50.5` to cents; null when invalid. */
export function parseCents(text: string): number | null {
  const plain = text.trim().replace(/^([-−]?)\s*€\s*/u, '$1');
  const found = /^([-−]?)(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/u.exec(plain);
  if (!found) return null;
  const [, sign, whole = '', point = '', decimals = ''] = found;
  // One sign cannot be both the thousands separator and the decimal separator.
  if (point && whole.includes(point)) return null;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** Parses `62,5` to hundredths of a percent; null unless it is between 0 and 100. */
export function parseShare(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const share = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return share <= 10_000 ? share : null;
}
