import { isIsoDate, isVisibleText } from './checks';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Dutch and German months whose first three letters are others. */
const otherMonths: Record<string, string> = {
  mrt: 'mar',
  mei: 'may',
  okt: 'oct',
  mär: 'mar',
  mai: 'may',
  dez: 'dec',
};

/** The ISO date of a cell, or null: `2026-06-30`, `20260630` of the Kadaster, `30-06-2026`, `30/6/2026 14:05`, and Jira's `30/Jun/26 2:05 PM`. */
export function readDateText(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const dutch = /^(\d{1,2})(?:[-/ ]|\. ?)(\d{1,2}|\p{L}{3,9})(?:[-/ ]|\. ?)(\d{4}|\d{2})(?:[T ,].*)?$/u.exec(
    text,
  );
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : dutch ? dutch.slice(1).reverse() : [];
  const value = `${year.padStart(4, '20')}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(value) ? value : null;
}

function monthNumber(month: string): string {
  if (/^\d*$/.test(month)) return month;
  const short = month.toLowerCase().slice(0, 3);
  return String(months.indexOf(otherMonths[short] ?? short) + 1);
}

/** A cell without what does not show, but line breaks: other programs leave zero-width characters behind. */
export function plainCell(text: string): string {
  if (isVisibleText(text)) return text.trim();
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/gu, '')
    .trim();
}
