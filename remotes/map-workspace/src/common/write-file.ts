import { csvFile, workbookFile } from '@kavel/files';

export type ExportCell = string | number | null;

/** What the file says besides its rows: filter, time and source data. */
export interface ExportHead {
  headers: readonly string[];
  /** Name and value by line. */
  about: readonly { name: string; value: string }[];
}

export type FileKind = 'xlsx' | 'csv';

export interface FileToWrite {
  kind: FileKind;
  head: ExportHead;
  rows: readonly (readonly ExportCell[])[];
  sheets: { results: string; filter: string };
}

/** Makes the file; the code that writes it is loaded on demand. */
export function writeFile(file: FileToWrite): Promise<Blob> {
  return file.kind === 'xlsx' ? writeXlsx(file) : writeCsv(file);
}

/** The filter as text, then the table. */
function writeCsv({ head, rows }: FileToWrite): Promise<Blob> {
  return csvFile([...head.about.map(({ name, value }) => [name, value]), [], head.headers, ...rows]);
}

const widths = { text: 18, about: [18, 80] };

/** One sheet with the objects, one with the filter. */
function writeXlsx({ head, rows, sheets }: FileToWrite): Promise<Blob> {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  return workbookFile([
    {
      name: sheets.results,
      rows: [head.headers.map(bold), ...rows],
      widths: head.headers.map(() => widths.text),
      stickyRows: 1,
    },
    {
      name: sheets.filter,
      rows: head.about.map(({ name, value }) => [bold(name), value]),
      widths: widths.about,
    },
  ]);
}
