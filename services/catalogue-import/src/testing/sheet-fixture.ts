import { zipOf } from './zip-fixture';

/** A cell: a text, a number, or a day formatted as a date. */
export type SheetCell = string | number | null | { days: number };

/** A workbook of one sheet, with shared texts and a date style, as written by spreadsheets. */
export function sheetOf(rows: readonly (readonly SheetCell[])[]): Buffer {
  const strings: string[] = [];
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) =>
      cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, strings),
    );
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return zipOf({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map(text => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  });
}

function cellXml(cell: SheetCell, reference: string, strings: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${reference}" s="1"><v>${cell.days}</v></c>`;
  strings.push(cell);
  return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`;
}
