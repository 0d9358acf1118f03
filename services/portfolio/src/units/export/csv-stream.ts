import type { Language } from '@kavel/contracts';
import type { Cell } from './workbook-stream';

const byteOrderMark = '\uFEFF';

/** Rows as CSV for a spreadsheet in the language of the user: its delimiter and its decimal sign. */
export function* csvStream(
  rows: Iterable<readonly (readonly Cell[])[]>,
  language: Language,
): Generator<string> {
  const english = language === 'en';
  const line = (cells: readonly Cell[]) =>
    `${cells.map(cell => quoted(textOf(cell, english), english ? ',' : ';')).join(english ? ',' : ';')}\r\n`;
  yield byteOrderMark;
  for (const part of rows) yield part.map(line).join('');
}

function textOf(cell: Cell, english: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return english ? String(cell) : String(cell).replace('.', ',');
  if (typeof cell !== 'string') return cell.day;
  // As a formula, so that a spreadsheet keeps the sixteen digits.
  if (/^\d{16}$/.test(cell)) return `="${cell}"`;
  // Text that a spreadsheet would run as a formula.
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
