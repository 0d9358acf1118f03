import type { Language } from '@kavel/contracts';

/** Formats a fraction as `10,4 %`, or as `0,25 %` when one decimal would round it. */
export function rateText(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${format.format(rate * 100)}${language === 'en' ? '%' : '\u00a0%'}`;
}
