import type { SummaryUnit } from '../model/summary-unit';
import type { CsvWords } from '../model/units-csv';
import { csvRows } from '../model/units-csv';
import { saveAs } from './save-as';

const byteOrderMark = '\uFEFF';

/** Hands the units over as a file that a Dutch spreadsheet opens at once. */
export async function downloadCsv(
  units: readonly SummaryUnit[],
  words: CsvWords,
  fileName: string,
  decimalSign: ',' | '.',
): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const rows = csvRows(units, words).map(row =>
    Object.fromEntries(
      Object.entries(row).map(([header, cell]) => [
        header,
        typeof cell === 'number' ? String(cell).replace('.', decimalSign) : cell,
      ]),
    ),
  );
  const text = unparse(rows, { delimiter: decimalSign === ',' ? ';' : ',', escapeFormulae: /^[=@\t\r]/ });
  saveAs(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), fileName);
}
