import { createReadStream, existsSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import Papa from 'papaparse';
import { Problem } from './problem';

/** A table as text by column. Cells that are empty or say that nothing is known are ''. */
export interface TextTable {
  rows: number;
  columns: ReadonlyMap<string, readonly string[]>;
}

const unknown = new Set(['', 'na', 'n/a', 'nan', 'null', 'none given', '?', '-', '.', '\\n']);

/** Reads .csv, .tsv and .txt (also .gz), and .parquet. Throws Problem. */
export async function readTable(path: string): Promise<TextTable> {
  if (!existsSync(path)) throw new Problem(`There is no file ${path}`);
  const table = path.toLowerCase().endsWith('.parquet')
    ? await readParquet(path)
    : toTable(path, await readCells(path));
  if (table.rows === 0) throw new Problem(`${path} has no rows`);
  return table;
}

/** A column by its name; how it is written in capitals does not matter when that is clear. */
export function columnOf(table: TextTable, name: string, field: string): readonly string[] {
  const exact = table.columns.get(name);
  if (exact) return exact;
  const alike = [...table.columns].filter(([known]) => known.toLowerCase() === name.trim().toLowerCase());
  if (alike.length === 1 && alike[0]) return alike[0][1];
  const known = [...table.columns.keys()].join(', ');
  throw new Problem(
    `The mapping's ${field} names a column ${name} that the table does not have. It has: ${known}`,
  );
}

async function readCells(path: string): Promise<string[][]> {
  const file = createReadStream(path);
  const chunks: Buffer[] = [];
  for await (const chunk of path.toLowerCase().endsWith('.gz') ? file.pipe(createGunzip()) : file)
    chunks.push(chunk);
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

function toTable(path: string, [header = [], ...lines]: string[][]): TextTable {
  const names = header.map(name => name.trim());
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) throw new Problem(`${path} has two columns ${twice}`);
  const short = lines.findIndex(cells => cells.length < names.length / 2);
  if (short >= 0)
    throw new Problem(
      `${path} line ${short + 2} has ${lines[short]?.length} cells where the header has ${names.length}`,
    );
  const columns = new Map(names.map((name, c) => [name, lines.map(cells => cellText(cells[c]))] as const));
  return { rows: lines.length, columns };
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
