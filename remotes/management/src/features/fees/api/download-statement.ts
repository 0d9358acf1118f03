import { csvFile, exportFile, workbookFile } from '@kavel/files';
import { currentLanguage } from '@kavel/i18n';
import type { TableCell } from '../model/statement-table';

export interface StatementFile {
  agreementId: string;
  rows: readonly TableCell[][];
  /** Returns the full file name for an extension. */
  nameOf: (extension: string) => string;
  /** Name of the sheet. */
  sheet: string;
}

/** As a CSV file for a spreadsheet in the user's language. Amounts have two decimals. */
export async function downloadCsv({ agreementId, rows, nameOf }: StatementFile): Promise<void> {
  const decimalSign = currentLanguage() === 'en' ? '.' : ',';
  const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', decimalSign);
  const cells = rows.map(row => row.map(cell => (typeof cell === 'string' ? cell : euro(cell.cents))));
  await offer(await csvFile(cells), nameOf('csv'), { agreementId, rows });
}

const widths = [28, 40, 16, 28];

/** As a workbook with numeric amounts, in euro. */
export async function downloadXlsx({ agreementId, rows, nameOf, sheet }: StatementFile): Promise<void> {
  const cells = rows.map(row =>
    row.map(cell => (typeof cell === 'string' ? cell : { value: cell.cents / 100, format: '#,##0.00' })),
  );
  const content = await workbookFile([{ name: sheet, rows: cells, widths }]);
  await offer(content, nameOf('xlsx'), { agreementId, rows });
}

function offer(
  content: Blob,
  fileName: string,
  { agreementId, rows }: Pick<StatementFile, 'agreementId' | 'rows'>,
): Promise<void> {
  return exportFile({
    content,
    fileName,
    object: 'fee-agreement',
    objectId: agreementId,
    rows: rows.length,
  });
}
