import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { ImportError } from './import-error';
import { readText } from './read-text';

/** A line of a CSV under its header, with empty cells as null. */
export interface CsvRow {
  /** Line in the file, from 1. */
  line: number;
  get(column: string): string | null;
}

const linesBeforeHeader = 10;

/**
 * Rows of a CSV with any of the usual separators. `toColumn` names the columns the caller knows; the header
 * is the first line that holds all the required ones.
 */
export async function* readRows(
  path: string,
  required: readonly string[],
  toColumn: (header: string) => string,
): AsyncGenerator<CsvRow | { line: number; problem: string }> {
  const text = readText(path);
  let separator = '';
  let endsWithNewline = true;
  async function* watched(): AsyncGenerator<string> {
    for await (const piece of text) {
      if (piece) endsWithNewline = piece.endsWith('\n');
      yield piece;
    }
  }
  let positions: Map<string, number> | null = null;
  let width = 0;
  let line = 0;
  let short: { line: number; problem: string } | null = null;
  for await (const cells of parseCells(watched(), used => (separator = used))) {
    line += 1;
    if (short) yield short;
    short = null;
    if (!positions) {
      positions = findHeader(cells, required, toColumn);
      width = cells.length;
      if (!positions && line >= linesBeforeHeader) break;
    } else if (cells.length === 1 && !cells[0]) {
    } else if (cells.length !== width) {
      short = { line, problem: `has ${cells.length} columns where the header has ${width}` };
    } else yield toRow(line, cells, positions);
  }
  if (!positions) {
    throw new ImportError(
      path,
      `no header with the columns ${required.join(', ')} in the first lines (read with "${separator}" between columns)`,
    );
  }
  if (short && !endsWithNewline) throw new ImportError(path, `is cut off in line ${line}`);
  if (short) yield short;
}

async function* parseCells(
  text: AsyncIterable<string>,
  onSeparator: (separator: string) => void,
): AsyncGenerator<string[]> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  let done = false;
  while (!done && !head.includes('\n')) {
    const piece = await iterator.next();
    done = piece.done ?? false;
    head += piece.value ?? '';
  }
  const separator = guessSeparator(head);
  onSeparator(separator);
  async function* rest(): AsyncGenerator<string> {
    yield head.replace(/^\uFEFF/, '');
    for (;;) {
      const piece = await iterator.next();
      if (piece.done) return;
      yield piece.value;
    }
  }
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: separator });
  const source = Readable.from(rest());
  source.on('error', error => parser.destroy(error));
  source.pipe(parser);
  for await (const cells of parser) yield cells as string[];
}

function guessSeparator(head: string): string {
  const sample = head.split('\n').slice(0, linesBeforeHeader).join('\n');
  const counts = [';', ',', '\t'].map(separator => ({ separator, count: sample.split(separator).length }));
  counts.sort((a, b) => b.count - a.count);
  return counts[0]?.separator ?? ',';
}

function findHeader(
  cells: readonly string[],
  required: readonly string[],
  toColumn: (header: string) => string,
): Map<string, number> | null {
  const positions = new Map(cells.map((header, index) => [toColumn(header.trim()), index]));
  return required.every(column => positions.has(column)) ? positions : null;
}

function toRow(line: number, cells: readonly string[], positions: ReadonlyMap<string, number>): CsvRow {
  return {
    line,
    get: column => {
      const position = positions.get(column);
      return (position === undefined ? '' : (cells[position] ?? '').trim()) || null;
    },
  };
}
