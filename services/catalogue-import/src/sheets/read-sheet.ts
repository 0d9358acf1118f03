import { SaxesParser } from 'saxes';
import { zipEntries } from '../files/zip-entries';
import { ImportError } from '../import-error';
import type { Cells } from './cells';

interface Workbook {
  strings: string[];
  /** By cell style: whether it formats a number as a date. */
  isDate: boolean[];
  sheet: string;
}

/** Streams the lines of the first sheet of an XLSX: texts as written, dates as ISO, empty cells as ''. */
export async function* readSheetCells(path: string): AsyncGenerator<Cells> {
  const workbook = await readWorkbook(path);
  for await (const file of zipEntries(path, path, name => name === workbook.sheet)) {
    const reader = new SheetReader(workbook);
    let width = 0;
    for await (const text of decoded(file.bytes)) {
      reader.write(path, text);
      const lines = reader.take();
      for (const cells of lines) {
        width ||= cells.length;
        while (cells.length < width) cells.push('');
      }
      yield { lines };
    }
    return;
  }
}

/** Texts and styles are stored separately from the sheets, often after them in the file. */
async function readWorkbook(path: string): Promise<Workbook> {
  const workbook: Workbook = { strings: [], isDate: [], sheet: '' };
  const wanted = /^(sharedStrings|styles|sheet\d+)\.xml$/;
  const sheets: string[] = [];
  for await (const { name, bytes } of zipEntries(path, path, name => wanted.test(name))) {
    if (name === 'sharedStrings.xml') workbook.strings = await readStrings(path, bytes);
    else if (name === 'styles.xml') workbook.isDate = await readStyles(path, bytes);
    else sheets.push(name);
  }
  sheets.sort((a, b) => Number.parseInt(a.slice(5), 10) - Number.parseInt(b.slice(5), 10));
  const [first] = sheets;
  if (!first) throw new ImportError(path, 'is a zip but no XLSX: it has no sheet');
  return { ...workbook, sheet: first };
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function readStrings(path: string, bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = [];
  let inText = false;
  let isPhonetic = false;
  const parser = newParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'si') strings.push('');
    if (name === 'rPh') isPhonetic = true;
    inText = name === 't' && !isPhonetic;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'rPh') isPhonetic = false;
    inText = false;
  });
  parser.on('text', text => {
    if (inText) strings[strings.length - 1] += text;
  });
  for await (const text of decoded(bytes)) write(path, parser, text);
  return strings;
}

/** Built-in date format numbers (ECMA-376 part 1, 18.8.30). */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

async function readStyles(path: string, bytes: AsyncIterable<Uint8Array>): Promise<boolean[]> {
  const dates = new Set(builtInDates);
  const isDate: boolean[] = [];
  let inCells = false;
  const parser = newParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'cellXfs') inCells = true;
    const code = String(attributes.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]/g, '');
    if (name === 'numFmt' && /[dy]/i.test(code)) dates.add(Number(attributes.numFmtId));
    if (name === 'xf' && inCells) isDate.push(dates.has(Number(attributes.numFmtId)));
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'cellXfs') inCells = false;
  });
  for await (const text of decoded(bytes)) write(path, parser, text);
  return isDate;
}

class SheetReader {
  private readonly parser = newParser();
  private ready: string[][] = [];
  private cells: string[] = [];
  private column = 0;
  private type = '';
  private isDate = false;
  private text: string | null = null;

  constructor(private readonly workbook: Workbook) {
    this.parser.on('opentag', ({ name, attributes }) => {
      if (name === 'row') this.cells = [];
      if (name === 'c') this.beginCell(attributes as Record<string, string>);
      if (name === 'v' || name === 't') this.text = this.type === 'inlineStr' ? (this.text ?? '') : '';
    });
    this.parser.on('text', text => {
      if (this.text !== null) this.text += text;
    });
    this.parser.on('closetag', ({ name }) => {
      if (name === 'c') this.endCell();
      if (name === 'row') this.ready.push(this.cells);
    });
  }

  write(path: string, text: string): void {
    write(path, this.parser, text);
  }

  take(): string[][] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private beginCell({ r = '', t = '', s = '' }: Readonly<Record<string, string>>): void {
    this.column = r ? columnOf(r) : this.cells.length;
    this.type = t;
    this.isDate = this.workbook.isDate[Number(s)] ?? false;
    this.text = null;
  }

  private endCell(): void {
    while (this.cells.length < this.column) this.cells.push('');
    this.cells[this.column] = this.valueOf(this.text ?? '');
    this.text = null;
  }

  private valueOf(text: string): string {
    if (this.type === 's') return this.workbook.strings[Number(text)] ?? '';
    if (this.isDate && text && this.type !== 'inlineStr' && this.type !== 'str') return isoOf(Number(text));
    return text;
  }
}

const letters = 26;
const firstLetter = 64;

/** `AB12` → 27 */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, ''))
    column = column * letters + letter.charCodeAt(0) - firstLetter;
  return column - 1;
}

const msPerDay = 86_400_000;

/** Days since 30 December 1899, which compensates for Excel's nonexistent leap day in 1900. */
function isoOf(days: number): string {
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * msPerDay).toISOString().slice(0, 10);
}

function newParser(): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', error => {
    throw error;
  });
  return parser;
}

function write(path: string, parser: SaxesParser, text: string): void {
  try {
    parser.write(text);
  } catch (error) {
    throw new ImportError(
      path,
      `has a sheet that cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
