/** A column of numbers in free notation. NaN for invalid ones. */
export interface NumberColumn {
  values: Float64Array;
  /** Row of the first cell with text instead of a number; −1 without one. */
  text: number;
  /** Fraction (0 to 1) of non-empty cells that are not a number. */
  textShare: number;
}

/** Expected content of a column, to resolve ambiguous notations. */
export type NumberKind = 'amount' | 'price' | 'coordinate';

const truths: Record<string, number> = {
  ...Object.fromEntries(['true', 'yes', 'y', 't', 'ja', 'j', 'waar'].map(word => [word, 1])),
  ...Object.fromEntries(['false', 'no', 'n', 'f', 'nee', 'onwaar'].map(word => [word, 0])),
};

/** Currencies, percent, area units, and suffixes of Dutch prices. */
const marks =
  /[\s'’_$€£¥%]|euro?s?|usd|gbp|aud|k\.?k\.?$|v\.?o\.?n\.?$|sq\.?\s?(ft|m)\.?|m²|ft²|m2$|ft2$|,-+$/gi;
const grouped = (mark: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${mark}\\d{3})+$`);
const byDots = grouped('.');
const byCommas = grouped(',');

/**
 * Parses a column. Whether dots and commas are decimal or thousands separators is decided for the whole column:
 * `52,371` beside `52,3712` is a latitude, `€ 285.000` is not 285.
 */
export function numbersOf(cells: readonly string[], kind: NumberKind = 'amount'): NumberColumn {
  const bare = cells.map(cell => (Number.isNaN(Number(cell)) ? cell.replace(marks, '') : cell.trim()));
  const decimal = decimalMark(bare, kind, () => cells.some(cell => /[€$£]/.test(cell)));
  const values = Float64Array.from(
    bare,
    (text, row) => truths[(cells[row] ?? '').toLowerCase()] ?? plain(text, decimal),
  );
  // `None` is Python's null value.
  const isText = (row: number) =>
    cells[row]?.toLowerCase() !== 'none' && Number.isNaN(values[row]) && /[\p{L}\d]/u.test(cells[row] ?? '');
  const rows = cells.map((_, row) => row).filter(row => !Number.isNaN(values[row]) || isText(row));
  const texts = rows.filter(isText);
  return { values, text: texts[0] ?? -1, textShare: texts.length / Math.max(1, rows.length) };
}

/** Parses a single number. */
export function numberOf(text: string): number {
  return numbersOf([text]).values[0] ?? Number.NaN;
}

type DecimalMark = '.' | ',';

function decimalMark(bare: readonly string[], kind: NumberKind, hasCurrency: () => boolean): DecimalMark {
  const withBoth = bare.find(text => text.includes('.') && text.includes(','));
  if (withBoth) return withBoth.lastIndexOf(',') > withBoth.lastIndexOf('.') ? ',' : '.';
  const commas = bare.filter(text => /^-?\d*,\d/.test(text));
  const dots = bare.filter(text => /^-?\d*\.\d/.test(text));
  if (commas.length > 0) {
    const decimals = kind === 'coordinate' || commas.some(text => !byCommas.test(text));
    if (decimals && commas.every(text => text.split(',').length === 2)) return ',';
  }
  if (dots.length === 0 || kind === 'coordinate' || dots.some(text => !byDots.test(text))) return '.';
  const twice = dots.some(text => text.split('.').length > 2);
  return twice || kind === 'price' || hasCurrency() ? ',' : '.';
}

function plain(text: string, decimal: DecimalMark): number {
  const number = /^[<>~≈≤≥]?\s*([-+]?[\d.,]*(?:e[-+]?\d+)?)\+?$/i.exec(text)?.[1] ?? '';
  if (!/\d/.test(number)) return Number.NaN;
  return decimal === '.'
    ? Number(number.replaceAll(',', ''))
    : Number(number.replaceAll('.', '').replace(',', '.'));
}
