import type { BulkLine, WrittenFacts } from '@kavel/contracts/bulk';
import { ownLimits } from '@kavel/contracts/units';
import Papa from 'papaparse';
import { type ColumnRole, factRoles, isHeading, ownIdOf, rolesOfContent, rolesOfHeading } from './columns';

/** One row of the list, with its line number. */
export interface ListRow {
  line: number;
  cells: string[];
}

/** A parsed list, with the guessed roles of its columns. */
export interface AddressList {
  rows: ListRow[];
  heading: string[] | null;
  roles: ColumnRole[];
}

const longestLine = 300;
/** Number of rows used to guess the roles. */
const sampleSize = 200;

/** Splits a text into rows and columns; a plain list of addresses has one column, even with commas in it. */
export function readList(text: string): AddressList {
  const { data, meta } = Papa.parse<string[]>(text, { delimitersToGuess: [';', '\t', '|', ','] });
  const list = readRows(data);
  const isPlain = list.heading === null && meta.delimiter === ',' && !list.roles.includes('number');
  return isPlain ? plainList(text) : list;
}

/** Reads a raw table: it may start with a heading row and contain empty rows. */
export function readRows(table: readonly string[][]): AddressList {
  const rows = withoutFacts(filledRows(table));
  const [first] = rows;
  if (first && isHeading(first.cells)) {
    return { rows: rows.slice(1), heading: first.cells, roles: rolesOfHeading(first.cells) };
  }
  return { rows, heading: null, roles: rolesOfContent(columnsOf(rows.slice(0, sampleSize))) };
}

/**
 * Maximum number of metadata lines that an export of this product writes above its table, followed by an empty line.
 */
const maxMetadataLines = 12;

/** Rows from the heading on, when it follows metadata lines and an empty line; else all rows. */
function withoutFacts(rows: ListRow[]): ListRow[] {
  const gap = rows.findIndex((row, index) => index > 0 && row.line > (rows[index - 1]?.line ?? 0) + 1);
  const heading = rows[gap];
  if (gap < 1 || gap > maxMetadataLines || !heading || heading.cells.length < 3) return rows;
  if (!isHeading(heading.cells)) return rows;
  const isFact = ({ cells }: ListRow) => cells.filter(Boolean).length <= 2 && !isHeading(cells);
  return rows.slice(0, gap).every(isFact) ? rows.slice(gap) : rows;
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

const longestFact = 60;

function factsOf(cells: readonly string[], roles: readonly ColumnRole[]): WrittenFacts | undefined {
  const facts: WrittenFacts = {};
  for (const role of factRoles) {
    const cell = cells[roles.indexOf(role)];
    if (cell) facts[role] = cell.slice(0, longestFact);
  }
  return Object.keys(facts).length > 0 ? facts : undefined;
}

function ownOf(cells: readonly string[], ids: readonly (string | null)[]): BulkLine['own'] {
  const filled = ids.flatMap((id, index) => {
    const cell = cells[index];
    return id !== null && cell ? [[id, cell.slice(0, ownLimits.text)] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The lines to match, one per row. A row without an address is kept, so that it is reported as unreadable. */
export function composeLines(rows: readonly ListRow[], roles: readonly ColumnRole[]): BulkLine[] {
  const withFacts = factRoles.some(role => roles.includes(role));
  const ownIds = roles.map(ownIdOf);
  const withOwn = ownIds.some(id => id !== null);
  return rows.map(({ line, cells }) => {
    const text = composeLine(cells, roles);
    const facts = withFacts ? factsOf(cells, roles) : undefined;
    const own = withOwn ? ownOf(cells, ownIds) : undefined;
    return { line, text, ...(facts && { facts }), ...(own && { own }) };
  });
}
