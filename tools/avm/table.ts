import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { readSheetCells } from '@kavel/catalogue-import/sheets';
import Papa from 'papaparse';
import { Problem } from './problem';

/** A table as text columns. Empty cells, and those that mean unknown, are ''. */
export interface TextTable {
  rows: number;
  columns: ReadonlyMap<string, readonly string[]>;
  /** Ambiguous names, used by more than one column. */
  repeated: ReadonlySet<string>;
  /** Number of excluded incomplete lines, such as a total below the table. */
  torn: number;
}

type Line = readonly string[];

const unknown = new Set(
  ['', 'na', '<na>', 'n/a', '#n/a', 'nan', 'nat', 'null', '#null!', '#value!', '#div/0!', '#ref!'].concat([
    'none given',
    'unknown',
    'onbekend',
    '?',
    '-',
    '--',
    '.',
    '\\n',
  ]),
);
/** Above this fraction of incomplete lines the file is rejected. */
const mostTorn = 0.01;

/** Reads .csv, .tsv and .txt (also .gz), .xlsx (its first sheet) and .parquet. Throws Problem. */
export async function readTable(path: string): Promise<TextTable> {
  if (!existsSync(path)) throw new Problem(`There is no file ${path}`);
  const name = path.toLowerCase();
  const table = name.endsWith('.parquet')
    ? await readParquet(path)
    : toTable(path, name.endsWith('.xlsx') ? await readSheet(path) : readText(path));
  if (table.rows === 0) throw new Problem(`${path} has no rows`);
  return table;
}

/** A column by name; case-insensitive when that is unambiguous. */
export function columnOf(table: TextTable, name: string, field: string): readonly string[] {
  if (table.repeated.has(name))
    throw new Problem(`The mapping's ${field} names ${name}, and the table has two columns of that name`);
  const exact = table.columns.get(name);
  if (exact) return exact;
  const alike = [...table.columns].filter(([known]) => known.toLowerCase() === name.trim().toLowerCase());
  if (alike.length === 1 && alike[0]) return alike[0][1];
  const known = [...table.columns.keys()].join(', ');
  throw new Problem(
    `The mapping's ${field} names a column ${name} that the table does not have. It has: ${known}`,
  );
}

async function readSheet(path: string): Promise<Line[]> {
  const lines: Line[] = [];
  try {
    for await (const part of readSheetCells(path)) lines.push(...part.lines);
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return lines.filter(cells => cells.some(cell => cell.trim() !== ''));
}

function readText(path: string): Line[] {
  const bytes = readFileSync(path);
  const text = decoded(path.toLowerCase().endsWith('.gz') ? gunzipSync(bytes) : bytes);
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

/** Decodes UTF-8, or UTF-16 as written by spreadsheets; else Windows-1252. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node decodes this as Latin-1, in which the euro sign is a control character.
    return new TextDecoder('windows-1252').decode(bytes).replaceAll('\u0080', '€');
  }
}

function toTable(path: string, [header = [], ...lines]: readonly Line[]): TextTable {
  const names = header.map(name => name.trim());
  const isTorn = (cells: Line) => cells.length < names.length / 2;
  const whole = lines.filter(cells => !isTorn(cells));
  const torn = lines.length - whole.length;
  if (torn > Math.max(1, mostTorn * lines.length)) {
    const first = lines.findIndex(isTorn);
    throw new Problem(
      `${path} line ${first + 2} has ${lines[first]?.length} cells where the header has ${names.length}`,
    );
  }
  return {
    rows: whole.length,
    columns: new Map(names.map((name, c) => [name, whole.map(cells => cellText(cells[c]))] as const)),
    repeated: new Set(names.filter((name, c) => names.indexOf(name) !== c)),
    torn,
  };
}

async function readParquet(path: string): Promise<TextTable> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    const reader = await connection.runAndReadAll(
      `SELECT COLUMNS(*)::VARCHAR FROM read_parquet('${path.replaceAll("'", "''")}')`,
    );
    const columns = reader.getColumns();
    const names = reader.columnNames();
    return {
      repeated: new Set(),
      torn: 0,
      rows: reader.currentRowCount,
      columns: new Map(
        names.map((name, c) => [name, (columns[c] ?? []).map(cell => cellText(cell?.toString()))]),
      ),
    };
  } catch (error) {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  } finally {
    connection.closeSync();
  }
}

function cellText(cell: string | undefined): string {
  const text = cell?.trim() ?? '';
  return unknown.has(text.toLowerCase()) ? '' : text;
}
