import type { SummaryUnit } from '../model/summary-unit';
import type { CsvWords } from '../model/units-csv';
import { csvRows } from '../model/units-csv';
import { saveAs } from './save-as';

const byteOrderMark = '\uFEFF';

export interface CsvFile {
  fileName: string;
  /** What the figures are of: stands above them. */
  origin: readonly { name: string; value: string }[];
  decimalSign: ',' | '.';
}

/** Hands the units over as a file that a Dutch spreadsheet opens at once. */
export async function downloadCsv(
  units: readonly SummaryUnit[],
  words: CsvWords,
  { fileName, origin, decimalSign }: CsvFile,
): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const text = (cell: string | number) =>
    typeof cell === 'number' ? String(cell).replace('.', decimalSign) : cell;
  const headers: string[] = Object.values(words.headers);
  const rows = csvRows(units, words).map(row => headers.map(header => text(row[header] ?? '')));
  const lines = [...origin.map(({ name, value }) => [name, value]), [], headers, ...rows];
  const table = unparse(lines, {
    delimiter: decimalSign === ',' ? ';' : ',',
    escapeFormulae: /^[=@\t\r]/,
  });
  saveAs(new Blob([byteOrderMark, table], { type: 'text/csv;charset=utf-8' }), fileName);
}
