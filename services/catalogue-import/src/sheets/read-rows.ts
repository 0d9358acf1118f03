import { readHead } from '../files/read-text';
import { ImportError } from '../import-error';
import type { Cells, HeaderTest } from './cells';
import { type Header, HeaderSearch } from './header';
import { linesBeforeHeader, readCsvCells } from './read-csv';
import { readParquetCells } from './read-parquet';
import { readSheetCells } from './read-sheet';

/** A line of a CSV by column name, with empty cells as null. */
export interface CsvRow {
  /** Line in the file, from 1. */
  line: number;
  get(column: string): string | null;
  /** All column names. */
  columns: readonly string[];
}

export interface BadRow {
  line: number;
  problem: string;
}

/** Streams the rows of `readRowBatches` one at a time; millions of rows are read faster in batches. */
export async function* readRows(
  ...table: Parameters<typeof readRowBatches>
): AsyncGenerator<CsvRow | BadRow> {
  for await (const rows of readRowBatches(...table)) yield* rows;
}

/**
 * Streams the rows of a CSV with any common separator, of a Parquet file, or of the first sheet of an XLSX, in batches.
 * `toColumn` maps headers to known columns; the header is the first line with all required ones.
 */
export async function* readRowBatches(
  path: string,
  required: readonly string[],
  toColumn: (header: string) => string,
): AsyncGenerator<(CsvRow | BadRow)[]> {
  const headers = new HeaderSearch(required, toColumn);
  let header: Header | null = null;
  let line = 0;
  for await (const { lines, isOpenEnded } of await openCells(path, cells => headers.fits(cells))) {
    const rows: (CsvRow | BadRow)[] = [];
    for (const cells of lines) {
      line += 1;
      if (!header) {
        header = headers.look(cells);
        if (!header && line >= linesBeforeHeader) throw new ImportError(path, headers.describe());
      } else if (cells.length === header.width) rows.push(new Row(line, cells, header));
      else if (isOpenEnded) throw new ImportError(path, `is cut off in line ${line}`);
      else if (cells.length > 1 || cells[0]) rows.push({ line, problem: describeWidth(cells, header.width) });
    }
    yield rows;
  }
  if (!header) throw new ImportError(path, headers.describe());
}

async function openCells(path: string, isHeader: HeaderTest): Promise<AsyncIterable<Cells>> {
  const head = await readHead(path);
  if (head.startsWith('50415231')) return readParquetCells(path);
  if (head.startsWith('504b0304')) return readSheetCells(path);
  return readCsvCells(path, isHeader);
}

/** A class instead of closures, because there are millions of rows. */
class Row implements CsvRow {
  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    private readonly header: Header,
  ) {}

  get columns(): readonly string[] {
    return this.header.columns;
  }

  get(column: string): string | null {
    const position = this.header.positions.get(column);
    return (position === undefined ? '' : (this.cells[position] ?? '').trim()) || null;
  }
}

const separatorNames: Readonly<Record<string, string>> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs' };

function describeWidth(cells: readonly string[], width: number): string {
  const separator = [';', ',', '\t'].find(one => cells.join('').split(one).length === width);
  return cells.length === 1 && separator
    ? `is separated by ${separatorNames[separator]}, unlike the header`
    : `has ${cells.length} columns where the header has ${width}`;
}
