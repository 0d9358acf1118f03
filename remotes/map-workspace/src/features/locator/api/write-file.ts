import type { ExportCell, ExportHead } from '../model/export-table';

export type FileKind = 'xlsx' | 'csv';

export interface FileToWrite {
  kind: FileKind;
  head: ExportHead;
  rows: readonly (readonly ExportCell[])[];
  sheets: { results: string; filter: string };
  /** The sign that the language writes decimals with. */
  decimalSign: ',' | '.';
}

/** Makes the file; what writes it is fetched when it is asked for. */
export function writeFile(file: FileToWrite): Promise<Blob> {
  return file.kind === 'xlsx' ? writeXlsx(file) : writeCsv(file);
}

const byteOrderMark = '\uFEFF';

/** As a spreadsheet of the language opens it at once: what was asked on top, then the table. */
async function writeCsv({ head, rows, decimalSign }: FileToWrite): Promise<Blob> {
  const { unparse } = (await import('papaparse')).default;
  const text = (cell: ExportCell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimalSign) : (cell ?? '');
  const lines = [
    ...head.about.map(({ name, value }) => [name, value]),
    [],
    head.headers,
    ...rows.map(row => row.map(text)),
  ];
  const table = unparse(lines as string[][], {
    delimiter: decimalSign === ',' ? ';' : ',',
    escapeFormulae: /^[=@\t\r]/,
  });
  return new Blob([byteOrderMark, table], { type: 'text/csv;charset=utf-8' });
}

const widths = { text: 18, about: [18, 80] };

/** One sheet with the objects, one with what was asked. */
async function writeXlsx({ head, rows, sheets }: FileToWrite): Promise<Blob> {
  const writeExcelFile = (await import('write-excel-file/universal')).default;
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  return writeExcelFile([
    {
      sheet: sheets.results,
      data: [head.headers.map(bold), ...rows.map(row => [...row])],
      columns: head.headers.map(() => ({ width: widths.text })),
      stickyRowsCount: 1,
    },
    {
      sheet: sheets.filter,
      data: head.about.map(({ name, value }) => [bold(name), value]),
      columns: widths.about.map(width => ({ width })),
    },
  ]).toBlob();
}

/** Hands a file to the user. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
