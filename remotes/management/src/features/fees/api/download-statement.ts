import { csvFile, saveFile, workbookFile } from '@kavel/files';
import { currentLanguage } from '@kavel/i18n';
import type { TableCell } from '../model/statement-table';

/** The whole name of the file, from its extension. */
type NameOf = (extension: string) => string;

/** As a table that a spreadsheet of the user's language opens. Amounts have two decimals. */
export async function downloadCsv(rows: readonly TableCell[][], nameOf: NameOf): Promise<void> {
  const decimalSign = currentLanguage() === 'en' ? '.' : ',';
  const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', decimalSign);
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? cell : euro(cell.cents))));
  saveFile(await csvFile(cells), nameOf('csv'));
}

const widths = [28, 40, 16, 28];

/** As a workbook, in which amounts are numbers, in euro. */
export async function downloadXlsx(
  rows: readonly TableCell[][],
  nameOf: NameOf,
  sheet: string,
): Promise<void> {
  const cells = rows.map(row =>
    row.map(cell => (typeof cell === 'string' ? cell : { value: cell.cents / 100, format: '#,##0.00' })),
  );
  saveFile(await workbookFile([{ name: sheet, rows: cells, widths }]), nameOf('xlsx'));
}
