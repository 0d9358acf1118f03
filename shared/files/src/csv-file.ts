import { currentLanguage } from '@kavel/i18n';

const byteOrderMark = '\uFEFF';
/** Text that a spreadsheet would run as a formula; a signed number is not one. */
const formula = /^(?:[=@\t\r]|[+-](?![\d.,]+$))/;

/**
 * Rows as CSV for a spreadsheet in the user's language: UTF-8 with byte order mark, localised decimal separator and
 * delimiter. Null is an empty cell. Text that looks like a formula is escaped.
 */
export async function csvFile(rows: readonly (readonly (string | number | null)[])[]): Promise<Blob> {
  const { unparse } = (await import('papaparse')).default;
  const english = currentLanguage() === 'en';
  const text = (cell: string | number | null) =>
    typeof cell === 'number' ? String(cell).replace('.', english ? '.' : ',') : (cell ?? '');
  const table = unparse(
    rows.map(row => row.map(text)),
    { delimiter: english ? ',' : ';', escapeFormulae: formula },
  );
  return new Blob([byteOrderMark, table], { type: 'text/csv;charset=utf-8' });
}
