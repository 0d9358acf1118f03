import Papa, { type ParseMeta, type ParseResult } from 'papaparse';
import { readText } from '../files/read-text';
import { ImportError } from '../import-error';
import type { Cells, HeaderTest } from './cells';

/** Some exports start with a title or a date. */
export const linesBeforeHeader = 10;

const byteOrderMarks = /^\uFEFF+/;

/** Streams the cells of a CSV with any common separator, so that it may be larger than memory. */
export async function* readCsvCells(path: string, isHeader: HeaderTest): AsyncGenerator<Cells> {
  let rest = '';
  let parser: Papa.Parser | null = null;
  for await (const text of readText(path)) {
    // Some files have two byte order marks.
    rest = parser ? rest + text : (rest + text).replace(byteOrderMarks, '');
    if (!parser && !rest.includes('\n')) continue;
    parser ??= new Papa.Parser(guessDialect(rest, isHeader));
    const { data, meta } = parser.parse(rest, 0, true) as ParseResult<string[]>;
    rest = rest.slice(meta.cursor);
    yield { lines: data };
  }
  if (rest === '') return;
  parser ??= new Papa.Parser(guessDialect(rest, isHeader));
  const { data, errors } = parser.parse(rest, 0, false) as ParseResult<string[]>;
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new ImportError(path, 'is cut off inside quotes in its last line');
  yield { lines: data, isOpenEnded: true };
}

type Dialect = Pick<ParseMeta, 'delimiter'> & { newline: '\n' | '\r\n' | '\r' };

/** The separator with which one of the first lines is a header; else the most frequent one. */
function guessDialect(text: string, isHeader: HeaderTest): Dialect {
  const sample = text.split('\n').slice(0, linesBeforeHeader).join('\n');
  const dialects = [';', ',', '\t'].map(delimiter => Papa.parse<string[]>(sample, { delimiter }));
  const cellsOf = ({ data }: ParseResult<string[]>): number => data.flat().length;
  dialects.sort((a, b) => cellsOf(b) - cellsOf(a));
  const [most] = dialects;
  const { meta } = dialects.find(({ data }) => data.some(isHeader)) ?? most ?? Papa.parse(sample);
  return { delimiter: meta.delimiter, newline: meta.linebreak as Dialect['newline'] };
}
