import { isUtf8 } from 'node:buffer';
import { readBytes, readHead } from '../files/read-text';
import { ImportError } from '../import-error';
import type { CellLine } from './cell-line';
import { parseCells } from './parse-cells';
import { PlainLine, PlainLines } from './plain-lines';
import { readParquetCells } from './read-parquet';
import { readSheetCells } from './read-sheet';

/** A line of a CSV under its header, with empty cells as null. */
export interface CsvRow {
  /** Line in the file, from 1. */
  line: number;
  get(column: string): string | null;
  /** Names of all columns. */
  columns: readonly string[];
}

export interface BadRow {
  line: number;
  problem: string;
}

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const byteOrderMark = Buffer.from('\uFEFF');

/** Some exports begin with a title or a date. */
const linesBeforeHeader = 10;

/**
 * Rows of a CSV with any of the usual separators, of a Parquet file or of the first sheet of an XLSX. `toColumn`
 * names the columns the caller knows; the header is the first line that holds all the required ones.
 */
export async function* readRows(
  path: string,
  required: readonly string[],
  toColumn: (header: string) => string,
): AsyncGenerator<CsvRow | BadRow> {
  for await (const rows of readRowBatches(path, required, toColumn)) yield* rows;
}

/** The same some hundreds at a time: waiting for each row takes longer than reading it. */
export async function* readRowBatches(
  path: string,
  required: readonly string[],
  toColumn: (header: string) => string,
): AsyncGenerator<(CsvRow | BadRow)[]> {
  const headers = new HeaderSearch(required, toColumn);
  let header: Header | null = null;
  let line = 0;
  for await (const lines of await openCells(path, cells => headers.fits(cells))) {
    const rows: (CsvRow | BadRow)[] = [];
    for (const found of lines) {
      line += 1;
      if (header && found instanceof PlainLine && found.width === header.width) {
        rows.push(new PlainRow(line, found, header));
        continue;
      }
      const { cells, cutOff } = found;
      if (!header) {
        header = headers.look(cells);
        if (!header && line >= linesBeforeHeader) throw new ImportError(path, headers.describe());
      } else if (cells.length === header.width) rows.push(new Row(line, cells, header));
      else if (cutOff) throw new ImportError(path, `is cut off in line ${line}`);
      else if (cells.length > 1 || cells[0]) rows.push({ line, problem: describeWidth(cells, header.width) });
    }
    yield rows;
  }
  if (!header) throw new ImportError(path, headers.describe());
}

async function openCells(path: string, isHeader: HeaderTest): Promise<AsyncIterable<CellLine[]>> {
  const head = await readHead(path);
  if (head.startsWith('50415231')) return readParquetCells(path);
  if (head.startsWith('504b0304')) return readSheetCells(path);
  return readCells(path, isHeader);
}

function describeWidth(cells: readonly string[], width: number): string {
  const separator = [';', ',', '\t'].find(one => cells.join('').split(one).length === width);
  return cells.length === 1 && separator
    ? `is separated by ${separatorNames[separator]}, unlike the header`
    : `has ${cells.length} columns where the header has ${width}`;
}

const separatorNames: Readonly<Record<string, string>> = { ';': 'semicolons', ',': 'commas', '\t': 'tabs' };

type HeaderTest = (cells: readonly string[]) => boolean;

interface Header {
  positions: ReadonlyMap<string, number>;
  columns: readonly string[];
  width: number;
  /** For lines as bytes. */
}

/** Looks for the header, and remembers the line that was most like it for the error. */
class HeaderSearch {
  private first: readonly string[] | null = null;
  private best: { missing: readonly string[]; cells: readonly string[] } | null = null;

  constructor(
    private readonly required: readonly string[],
    private readonly toColumn: (header: string) => string,
  ) {}

  look(cells: readonly string[]): Header | null {
    this.first ??= cells;
    const names = cells.map(name => this.toColumn(name.trim()));
    const positions = new Map(names.map((name, index) => [name, index]));
    const missing = this.required.filter(column => !positions.has(column));
    if (missing.length === 0) {
      return { positions, columns: [...positions.keys()], width: cells.length };
    }
    if (missing.length < (this.best?.missing.length ?? this.required.length)) this.best = { missing, cells };
    return null;
  }

  fits(cells: readonly string[]): boolean {
    const columns = new Set(cells.map(name => this.toColumn(name.trim())));
    return this.required.every(column => columns.has(column));
  }

  describe(): string {
    if (this.best)
      return `its header misses ${this.best.missing.join(', ')}; it has ${shortly(this.best.cells)}`;
    const begin = this.first ? `; it begins with ${shortly(this.first)}` : '';
    return `no header with the columns ${this.required.join(', ')} in its first lines${begin}`;
  }
}

function shortly(cells: readonly string[]): string {
  return cells.join(', ').slice(0, 300);
}

/** A class and not an object with functions: there are millions of them. */
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

/** Texts of its cells are made when they are asked for. */
class PlainRow implements CsvRow {
  constructor(
    readonly line: number,
    private readonly cells: PlainLine,
    private readonly header: Header,
  ) {}

  get columns(): readonly string[] {
    return this.header.columns;
  }

  get(column: string): string | null {
    const position = this.header.positions.get(column);
    return position === undefined ? null : this.cells.text(position).trim() || null;
  }
}

/** Whole lines are parsed many at a time. */
async function* readCells(path: string, isHeader: HeaderTest): AsyncGenerator<CellLine[]> {
  let rest: Buffer = Buffer.alloc(0);
  let separator = '';
  for await (const bytes of readBytes(path)) {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end = lastLineEnd(rest);
    if (end < 0) continue;
    const whole = checked(path, separator ? rest.subarray(0, end) : withoutMark(rest.subarray(0, end)));
    rest = rest.subarray(end + 1);
    separator ||= guessSeparator(whole.toString(), isHeader);
    yield linesOf(whole, separator);
  }
  if (rest.length === 0) return;
  const last = checked(path, separator ? rest : withoutMark(rest)).toString();
  if (hasOpenQuote(rest)) throw new ImportError(path, 'is cut off inside quotes in its last line');
  yield parse(last, separator || guessSeparator(last, isHeader)).map(cells => ({ cells, cutOff: true }));
}

/** Lines as they were; a line end is never inside of a character. */
function checked(path: string, lines: Buffer): Buffer {
  if (!isUtf8(lines)) throw new ImportError(path, 'is not UTF-8 text');
  return lines;
}

/** Without marks of the byte order; there are files that were given a second one. */
function withoutMark(bytes: Buffer): Buffer {
  let start = 0;
  while (byteOrderMark.equals(bytes.subarray(start, start + byteOrderMark.length)))
    start += byteOrderMark.length;
  return bytes.subarray(start);
}

function linesOf(bytes: Buffer, delimiter: string): CellLine[] {
  const lines = PlainLines.of(bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes, delimiter);
  if (lines) return lines.all();
  return parse(bytes.toString(), delimiter).map(cells => ({ cells, cutOff: false }));
}

function parse(text: string, delimiter: string): string[][] {
  return parseCells(text.replace(/\r$/, ''), delimiter);
}

/** The last line break that is not inside quotes, or -1. */
function lastLineEnd(bytes: Buffer): number {
  let isOpen = hasOpenQuote(bytes);
  let end = bytes.length;
  do {
    const after = end;
    end = bytes.lastIndexOf(lineFeed, after - 1);
    if (end < 0) return -1;
    if (hasOpenQuote(bytes.subarray(end, after))) isOpen = !isOpen;
  } while (isOpen);
  return end;
}

function hasOpenQuote(bytes: Buffer): boolean {
  if (!bytes.includes(quote)) return false;
  let isOpen = false;
  for (const byte of bytes) if (byte === quote) isOpen = !isOpen;
  return isOpen;
}

/** The one that makes a header of one of the first lines; where none does, the one that occurs most. */
function guessSeparator(text: string, isHeader: HeaderTest): string {
  const sample = text.split('\n').slice(0, linesBeforeHeader).join('\n');
  const separators = [';', ',', '\t'];
  const count = (separator: string): number => sample.split(separator).length;
  separators.sort((a, b) => count(b) - count(a));
  return separators.find(separator => parse(sample, separator).some(isHeader)) ?? separators[0] ?? ',';
}
