import type { Language } from '@kavel/contracts';

/** `10,4 %`, and `0,25 %` where tenths would say something else. From a fraction. */
export function rateText(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${format.format(rate * 100)}${language === 'en' ? '%' : '\u00a0%'}`;
}
