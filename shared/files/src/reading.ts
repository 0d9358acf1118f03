import Papa from 'papaparse';
import { isZip, largestFile, type Refusal, readBytes } from './read-bytes';

export { isZip, largestFile, type ReadText, type Refusal, readBytes } from './read-bytes';

export interface ReadSheet {
  name: string;
  rows: string[][];
}

/** A table as text including empty rows, or the reason why the file was rejected. */
export type TableFile = { kind: 'table'; rows: string[][] } | { kind: 'refused'; reason: Refusal };

/** The sheets of an XLSX, each as a table of text. Throws when the file is not an XLSX or is truncated. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  return (await import('./read-workbook')).readWorkbook(bytes);
}

/** Reads a CSV file, or the first sheet of an XLSX. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  if (bytes.length > largestFile) return { kind: 'refused', reason: 'tooLarge' };
  if (isZip(bytes)) return readFirstSheet(bytes);
  const read = readBytes(bytes);
  if (read.kind === 'refused') return read;
  return {
    kind: 'table',
    rows: Papa.parse<string[]>(read.text, { delimitersToGuess: [';', '\t', '|', ','] }).data,
  };
}

async function readFirstSheet(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  const sheets = await readWorkbook(bytes).catch(() => null);
  if (sheets === null) return { kind: 'refused', reason: 'broken' };
  const [first] = sheets;
  return first ? { kind: 'table', rows: first.rows } : { kind: 'refused', reason: 'empty' };
}
