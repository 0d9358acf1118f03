import { currentLanguage } from '@kavel/i18n';
import type { TableCell } from '../model/statement-table';

const byteOrderMark = '\uFEFF';
/** Text that a spreadsheet would take for a formula; amounts below zero are none. */
const formula = /^(?:[=@\t\r]|[+-](?![\d.,]+$))/;

/** As a table that a spreadsheet of the user's language opens. */
export async function downloadCsv(rows: readonly TableCell[][], name: string): Promise<void> {
  const { unparse } = (await import('papaparse')).default;
  const english = currentLanguage() === 'en';
  const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', english ? '.' : ',');
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? cell : euro(cell.cents))));
  const table = unparse(cells, { delimiter: english ? ',' : ';', escapeFormulae: formula });
  saveAs(new Blob([byteOrderMark, table], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** As a workbook, in which amounts are numbers, in euro. */
export async function downloadXlsx(rows: readonly TableCell[][], name: string, sheet: string): Promise<void> {
  const writeExcelFile = (await import('write-excel-file/universal')).default;
  const data = rows.map(row =>
    row.map(cell => (typeof cell === 'string' ? cell : { value: cell.cents / 100, format: '#,##0.00' })),
  );
  const columns = [28, 40, 16, 28].map(width => ({ width }));
  saveAs(await writeExcelFile([{ sheet, data, columns }]).toBlob(), `${name}.xlsx`);
}

function saveAs(file: Blob, download: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}
