import { compose, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';

/** A cell of a table: a number keeps its value, a day is an ISO date. Null is an empty cell. */
export type Cell = string | number | null | { day: string };

export interface StreamedSheet {
  name: string;
  /** In characters. */
  widths: readonly number[];
  /** In pieces, so that others get their turn between them. */
  rows: Iterable<readonly (readonly Cell[])[]>;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of cells by their position: general, a whole number with its thousands grouped, a day. */
const styles = `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const fixedParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/**
 * A workbook of one sheet, piece by piece: neither the sheet nor the file is ever in memory as a whole. Node's zlib
 * packs it beside the work of the process, several times faster than JavaScript.
 */
export async function* workbookStream(sheet: StreamedSheet): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(Buffer.from(piece));
  });
  for (const [path, text] of Object.entries(fixedParts(sheet.name))) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(Buffer.from(declaration + text), true);
  }
  const entry: ZipInputFile = {
    filename: 'xl/worksheets/sheet1.xml',
    size: 0,
    crc: 0,
    compression: deflated,
  };
  zip.add(entry);
  const xml = compose(Readable.from(counted(sheetXml(sheet), entry)), createDeflateRaw({ level: 1 }));
  for await (const piece of xml as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    entry.ondata?.(null, piece, false);
    yield* pieces.splice(0);
  }
  entry.ondata?.(null, new Uint8Array(), true);
  zip.end();
  yield* pieces;
}

/** Number of the method in ZIP files. */
const deflated = 8;

/** The texts as bytes, with their number and checksum for the end of the ZIP file. */
function* counted(texts: Iterable<string>, entry: ZipInputFile): Generator<Buffer> {
  for (const text of texts) {
    const bytes = Buffer.from(text);
    entry.size += bytes.length;
    entry.crc = crc32(bytes, entry.crc);
    yield bytes;
  }
}

function* sheetXml({ widths, rows }: StreamedSheet): Generator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"/>`);
  yield `${declaration}<worksheet xmlns="${main}"><cols>${columns.join('')}</cols><sheetData>`;
  let number = 0;
  for (const part of rows) yield part.map(row => rowXml(row, ++number)).join('');
  yield '</sheetData></worksheet>';
}

/** With the address of each cell, which some readers need. */
function rowXml(cells: readonly Cell[], number: number): string {
  const written = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`));
  return `<row r="${number}">${written.join('')}</row>`;
}

/** `A` to `Z`, then `AA` and on. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

function cellXml(cell: Cell, address: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') {
    return `<c r="${address}"${Number.isInteger(cell) ? ' s="1"' : ''}><v>${cell}</v></c>`;
  }
  if (typeof cell !== 'string') return `<c r="${address}" s="2"><v>${serialOf(cell.day)}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, for days after February 1900. */
const dayZero = Date.UTC(1899, 11, 30);

function serialOf(day: string): number {
  return Math.round((Date.parse(day) - dayZero) / dayMs);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also without the control characters that XML cannot hold. */
function escaped(text: string): string {
  return /[&<>"\p{Cc}]/u.test(text)
    ? text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, sign => entities[sign] ?? sign)
    : text;
}
