import type { Language } from '@kavel/contracts';

/** A figure with its own decimals, two at most, without separators of thousands: `6,3` in Dutch and German. */
export function writtenNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}

/** The number of a text with a decimal comma or point; null for anything else. */
export function readNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(bare) ? Number(bare) : null;
}
