import Papa from 'papaparse';
import { ImportError } from './import-error';
import { readText } from './read-text';

/** A line of a CSV under its header, with empty cells as null. */
export interface CsvRow {
  /** Line in the file, from 1. */
  line: number;
  get(column: string): string | null;
}

export interface BadRow {
  line: number;
  problem: string;
}

/** Some exports begin with a title or a date. */
const linesBeforeHeader = 10;

/**
 * Rows of a CSV with any of the usual separators. `toColumn` names the columns the caller knows; the header
 * is the first line that holds all the required ones.
 */
export async function* readRows(
  path: string,
  required: readonly string[],
  toColumn: (header: string) => string,
): AsyncGenerator<CsvRow | BadRow> {
  let header: Header | null = null;
  let line = 0;
  for await (const { cells, cutOff } of readCells(path)) {
    line += 1;
    if (!header) {
      header = toHeader(cells, required, toColumn);
      if (!header && line >= linesBeforeHeader) break;
    } else if (cells.length === header.width) yield toRow(line, cells, header);
    else if (cutOff) throw new ImportError(path, `is cut off in line ${line}`);
    else if (cells.length > 1 || cells[0]) {
      yield { line, problem: `has ${cells.length} columns where the header has ${header.width}` };
    }
  }
  if (!header)
    throw new ImportError(path, `no header with the columns ${required.join(', ')} in its first lines`);
}

interface Header {
  positions: ReadonlyMap<string, number>;
  width: number;
}

function toHeader(
  cells: readonly string[],
  required: readonly string[],
  toColumn: (header: string) => string,
): Header | null {
  const positions = new Map(cells.map((name, index) => [toColumn(name.trim()), index]));
  return required.every(column => positions.has(column)) ? { positions, width: cells.length } : null;
}

function toRow(line: number, cells: readonly string[], { positions }: Header): CsvRow {
  return {
    line,
    get: column => {
      const position = positions.get(column);
      return (position === undefined ? '' : (cells[position] ?? '').trim()) || null;
    },
  };
}

/** Lines as cells; `cutOff` for a last line without an end. Whole lines are parsed many at a time. */
async function* readCells(path: string): AsyncGenerator<{ cells: string[]; cutOff: boolean }> {
  let rest = '';
  let separator = '';
  for await (const text of readText(path)) {
    rest += rest === '' && separator === '' ? text.replace(/^\uFEFF/, '') : text;
    const end = lastLineEnd(rest);
    if (end < 0) continue;
    const whole = rest.slice(0, end);
    rest = rest.slice(end + 1);
    separator ||= guessSeparator(whole);
    for (const cells of parse(whole, separator)) yield { cells, cutOff: false };
  }
  if (rest === '') return;
  if (hasOpenQuote(rest)) throw new ImportError(path, 'is cut off inside quotes in its last line');
  for (const cells of parse(rest, separator || guessSeparator(rest))) yield { cells, cutOff: true };
}

function parse(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text.replace(/\r$/, ''), { delimiter }).data;
}

/** The last line break that is not inside quotes, or -1. */
function lastLineEnd(text: string): number {
  let end = text.lastIndexOf('\n');
  while (end >= 0 && hasOpenQuote(text.slice(0, end))) end = text.lastIndexOf('\n', end - 1);
  return end;
}

function hasOpenQuote(text: string): boolean {
  let open = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) open = !open;
  return open;
}

function guessSeparator(text: string): string {
  const sample = text.split('\n').slice(0, linesBeforeHeader).join('\n');
  const counts = [';', ',', '\t'].map(separator => ({ separator, count: sample.split(separator).length }));
  counts.sort((a, b) => b.count - a.count);
  return counts[0]?.separator ?? ',';
}
