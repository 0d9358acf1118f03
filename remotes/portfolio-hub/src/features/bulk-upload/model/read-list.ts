import type { BatchLine } from '@kavel/contracts';
import Papa from 'papaparse';
import { type ColumnRole, isHeading, rolesOfContent, rolesOfHeading } from './columns';

/** One row of what was pasted or read, with the number of its line. */
export interface ListRow {
  line: number;
  cells: string[];
}

/** A list taken apart, with what its columns hold as far as that can be guessed. */
export interface AddressList {
  rows: ListRow[];
  heading: string[] | null;
  roles: ColumnRole[];
}

const longestLine = 300;
/** As many rows tell what a column holds. */
const sampleSize = 200;

/** Takes a text apart into rows and columns. A plain list of addresses, commas and all, has one column. */
export function readList(text: string): AddressList {
  const { data, meta } = Papa.parse<string[]>(text, { delimitersToGuess: [';', '\t', '|', ','] });
  const rows = filledRows(data);
  const [first] = rows;
  if (first && isHeading(first.cells)) {
    return { rows: rows.slice(1), heading: first.cells, roles: rolesOfHeading(first.cells) };
  }
  const roles = rolesOfContent(columnsOf(rows.slice(0, sampleSize)));
  if (meta.delimiter === ',' && !roles.includes('number')) return plainList(text);
  return { rows, heading: null, roles };
}

function plainList(text: string): AddressList {
  const lines = text.split(/\r\n|\r|\n/);
  return { rows: filledRows(lines.map(line => [line])), heading: null, roles: ['address'] };
}

function filledRows(table: readonly string[][]): ListRow[] {
  return table
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(row => row.cells.some(Boolean));
}

function columnsOf(rows: readonly ListRow[]): string[][] {
  const width = Math.max(0, ...rows.map(row => row.cells.length));
  return Array.from({ length: width }, (_, index) => rows.map(row => row.cells[index] ?? ''));
}

function composeLine(cells: readonly string[], roles: readonly ColumnRole[]): string {
  const of = (role: ColumnRole) => cells.filter((cell, index) => roles[index] === role && cell !== '');
  const addition = of('addition').join('');
  const joined = /^\d/.test(addition) ? `-${addition}` : addition;
  const number = `${of('number').join('')}${of('letter').join('')}${joined}`;
  const street = [...of('street'), number].filter(Boolean).join(' ');
  const place = [...of('postcode'), ...of('city')].join(' ');
  return [...of('address'), street, place].filter(Boolean).join(', ').slice(0, longestLine);
}

/** The lines to match, one a row. A row without an address is a line too: its user learns that it is unreadable. */
export function composeLines(list: AddressList, roles: readonly ColumnRole[]): BatchLine[] {
  return list.rows.map(({ line, cells }) => ({ line, text: composeLine(cells, roles) }));
}
