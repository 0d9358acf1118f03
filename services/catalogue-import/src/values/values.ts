/** Parsers for values in registers: null when there is no usable value. */

export function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return value.trim() || null;
}

/** Dutch decimals (`148,65`), plain ones and those with an exponent. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const whole = typeof value === 'string' ? digits(value) : null;
  if (whole !== null) return whole;
  const written = text(value);
  if (!written || !/^-?\d+([.,]\d+)?(e[-+]?\d+)?$/i.test(written)) return null;
  return Number(written.replace(',', '.'));
}

/** Fast path for plain digits, which are nearly all numbers in registers. */
function digits(text: string): number | null {
  if (text.length === 0 || text.length > 15) return null;
  let number = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number;
}

export function integer(value: unknown): number | null {
  const read = number(value);
  return read !== null && Number.isInteger(read) ? read : null;
}

/** `€ 412.000,50`, `412000` or `412000.50`; a point before three digits is a thousands separator. */
export function amount(value: unknown): number | null {
  const written = (text(value) ?? '').replace(/[€\s]/g, '').replace(/,-$/, '');
  return number(/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(written) ? written.replaceAll('.', '') : written);
}

/** Notations of "yes" in Dutch and English files. */
export function isYes(value: unknown): boolean {
  return /^(1|j|ja|y|yes|true|waar)$/i.test(text(value) ?? '');
}

/** Cache size: registers have few days, each on many rows. */
const mostDatesKept = 50_000;
const datesKept = new Map<string, string | null>();

/** `20251031`, `2025-10-31`, `2025-10-31T…` or `31-10-2025` as an ISO date. */
export function isoDate(value: unknown): string | null {
  const written = text(value) ?? '';
  const known = datesKept.get(written);
  if (known !== undefined) return known;
  const date = readDate(written);
  if (datesKept.size < mostDatesKept) datesKept.set(written, date);
  return date;
}

function readDate(text: string): string | null {
  const written = text.replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, dayFirst);
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(written);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : null;
}

function dayFirst(_: string, day: string, month: string, year: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const usualId = /^\d{16}$/;

/** An id of 16 digits, also written as `NL.IMBAG.Pand.0200…` or without its leading zeros. */
export function bagId(value: unknown): string | null {
  if (typeof value === 'string' && usualId.test(value)) return value;
  const written = text(value)?.split('.').at(-1) ?? '';
  return /^\d{15,16}$/.test(written) ? written.padStart(16, '0') : null;
}

const usualPostcode = /^[1-9]\d{3}[A-Z]{2}$/;

/** `7323AA`, from any notation. */
export function postcode(value: unknown): string | null {
  if (typeof value === 'string' && usualPostcode.test(value)) return value;
  const written = (text(value) ?? '').replace(/\s/g, '').toUpperCase();
  return usualPostcode.test(written) ? written : null;
}
