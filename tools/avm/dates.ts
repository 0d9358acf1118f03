import { Problem } from './problem';

/** A day; a missing month or day is replaced by the middle of the year or month. */
export interface SaleDate {
  year: number;
  month: number;
  /** Elapsed fraction of the month. */
  gone: number;
}

/** Date formats that are detected automatically, the most specific first. */
const formats = [
  'YYYY-MM-DD',
  'YYYYMMDD',
  'YYYY-MM',
  'YYYYMM',
  'DD-MMM-YYYY',
  'MMM-DD-YYYY',
  'DD-MMM-YY',
  'MMM-YYYY',
  'MMM-YY',
  'DD-MM-YYYY',
  'MM-DD-YYYY',
  'MM-YYYY',
  'YYMMDD',
  'DD-MM-YY',
  'MM-DD-YY',
  'YYYY',
  'quarter',
  'decimal year',
  'spreadsheet day',
] as const;

/** Minimum fraction of dates that must match a format to detect it. */
const believedShare = 0.98;
const oldestYear = 1900;
const latestYear = 2100;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Dutch and German month abbreviations that differ from English. */
const otherNames: Record<string, string> = {
  mrt: 'mar',
  maa: 'mar',
  mär: 'mar',
  mei: 'may',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
};

/** Parses a column of dates; null when empty. Throws a Problem naming the column. */
export function readDates(texts: readonly string[], column: string, format?: string): (SaleDate | null)[] {
  const parse = format === undefined ? recognise(texts, column) : parserOf(format);
  const dates = texts.map(text => (text === '' ? null : parse(text)));
  const bad = texts.findIndex((text, row) => text !== '' && dates[row] === null);
  const share =
    dates.filter(date => date !== null).length / Math.max(1, texts.filter(text => text !== '').length);
  if (share < believedShare)
    throw new Problem(`The date column ${column} holds “${texts[bad]}”, which is no date written ${format}`);
  return dates;
}

function recognise(texts: readonly string[], column: string): (text: string) => SaleDate | null {
  const given = texts.filter(text => text !== '');
  if (given.length === 0) throw new Problem(`The date column ${column} is empty`);
  const fitting = formats.filter(format => {
    const parse = parserOf(format);
    return given.filter(text => parse(text) !== null).length >= believedShare * given.length;
  });
  const [first] = fitting;
  if (first === undefined)
    throw new Problem(
      `The dates of column ${column}, such as “${given[0]}”, are not recognised: say how they are written in dateFormat`,
    );
  const swapped = first.startsWith('DD-MM-') ? first.replace('DD-MM', 'MM-DD') : null;
  if (swapped !== null && fitting.some(format => format === swapped))
    throw new Problem(
      `The dates of column ${column}, such as “${given[0]}”, may have the day or the month first: ` +
        `say which with dateFormat ${first} or ${swapped}`,
    );
  return parserOf(first);
}

function parserOf(format: string): (text: string) => SaleDate | null {
  if (format === 'quarter') return quarter;
  if (format === 'decimal year') return decimalYear;
  if (format === 'spreadsheet day') return spreadsheetDay;
  const tokens = format.toUpperCase().match(/YYYY|YY|MMM|MM|M|DD|D/g) ?? [];
  const names = tokens.map(token => token[0] ?? '');
  if (!names.includes('Y') || new Set(names).size < names.length)
    throw new Problem(`The mapping's dateFormat ${format} is not understood: write it like DD-MM-YYYY`);
  const pattern = new RegExp(
    `^${format
      .toUpperCase()
      .replace(/[^YMD]+/g, '[-/., ]+')
      .replace(/YYYY|YY|MMM|MM|M|DD|D/g, token => patterns[token] ?? '')}(?:[T ,].*)?$`,
    'i',
  );
  return text => {
    const parts = pattern.exec(text)?.slice(1);
    return parts ? toDate(Object.fromEntries(names.map((name, i) => [name, parts[i] ?? '']))) : null;
  };
}

const patterns: Record<string, string> = {
  YYYY: '(\\d{4})',
  YY: '(\\d{2})',
  MMM: '([a-zä]{3})[a-z]*\\.?',
  MM: '(\\d{2}|(?<!\\d)\\d)',
  M: '(\\d{1,2})',
  DD: '(\\d{2}|(?<!\\d)\\d)',
  D: '(\\d{1,2})',
};

function toDate({ Y = '', M, D }: Record<string, string>): SaleDate | null {
  const year = Y.length === 2 ? Number(Y) + (Number(Y) < 50 ? 2000 : 1900) : Number(Y);
  const name = M?.toLowerCase() ?? '';
  const named = monthNames.indexOf(otherNames[name] ?? name);
  const month = named >= 0 ? named + 1 : M === undefined ? null : Number(M);
  return dateOf(year, month, D === undefined ? null : Number(D));
}

/** A date from numbers; null for a day that does not exist. */
export function dateOf(year: number, month: number | null, day: number | null): SaleDate | null {
  if (!(year >= oldestYear && year < latestYear)) return null;
  if (month === null) return { year, month: 7, gone: 0 };
  if (!(month >= 1 && month <= 12)) return null;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day === null) return { year, month, gone: 0.5 };
  return day >= 1 && day <= days ? { year, month, gone: (day - 1) / days } : null;
}

/** `2014Q1`, `2014-Q1`, `Q1 2014`: the middle of the quarter. */
function quarter(text: string): SaleDate | null {
  const [, before, number, after] = /^(\d{4})?[- ]?[QK]([1-4])[- ]?(\d{4})?$/i.exec(text) ?? [];
  const year = before ?? after;
  return year === undefined ? null : dateOf(Number(year), 3 * Number(number) - 1, null);
}

function decimalYear(text: string): SaleDate | null {
  const value = /^\d{4}[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(value >= oldestYear && value < latestYear)) return null;
  const months = (value % 1) * 12;
  return { year: Math.floor(value), month: Math.floor(months) + 1, gone: months % 1 };
}

/** Days since 1899-12-30, as in spreadsheets. */
function spreadsheetDay(text: string): SaleDate | null {
  const day = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : Number.NaN;
  if (Number.isNaN(day)) return null;
  const date = new Date(Date.UTC(1899, 11, 30 + day));
  return dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Months since year 0, with the day as a fraction; the engine's unit of time. */
export function monthsOf({ year, month, gone }: SaleDate): number {
  return year * 12 + month - 1 + gone;
}
