import { strFromU8, unzipSync } from 'fflate';

/** A cell: a number, a date as its number of days, or a text; null where it is empty. */
export type SheetValue = number | string | null;

/** Sheets of a workbook by name, read from its XML without the library that wrote it. */
export function readWorkbook(file: Uint8Array): Map<string, SheetValue[][]> {
  const parts = unzipSync(new Uint8Array(file));
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = '']) =>
    textIn(si),
  );
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) =>
    plain(name),
  );
  return new Map(
    names.map((name, at) => [name, rowsIn(read(`xl/worksheets/sheet${at + 1}.xml`), texts)] as const),
  );
}

/** The text of a Word document, paragraphs and cells separated by spaces. */
export function readDocx(file: Uint8Array): string {
  const parts = unzipSync(new Uint8Array(file), { filter: ({ name }) => name === 'word/document.xml' });
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return textIn(xml.replaceAll('</w:p>', '</w:p><w:t> </w:t>')).replace(/\s+/g, ' ');
}

function rowsIn(xml: string, texts: readonly string[]): SheetValue[][] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: SheetValue[] = [];
    for (const [, attributes = '', content = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const at = columnOf(/r="([A-Z]+)/.exec(attributes)?.[1] ?? 'A');
      while (cells.length < at) cells.push(null);
      cells.push(valueIn(/t="(\w+)"/.exec(attributes)?.[1], content, texts));
    }
    return cells;
  });
}

function valueIn(type: string | undefined, content: string, texts: readonly string[]): SheetValue {
  if (type === 'inlineStr') return textIn(content);
  const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
  if (value === undefined) return null;
  if (type === 's') return texts[Number(value)] ?? null;
  return type === undefined || type === 'n' ? Number(value) : plain(value);
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const textIn = (xml: string) =>
  [...xml.matchAll(/<(?:\w+:)?t(?: [^>]*)?>(.*?)<\/(?:\w+:)?t>/gs)]
    .map(([, text = '']) => plain(text))
    .join('');

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
