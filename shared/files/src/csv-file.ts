import { currentLanguage } from '@kavel/i18n';

const byteOrderMark = '\uFEFF';
/** Text that a spreadsheet would run as a formula; a signed amount is not one. */
const formula = /^(?:[=@\t\r]|[+-](?![\d.,]+$))/;

/**
 * Rows as CSV that a spreadsheet in the user's language opens directly: UTF-8 with a byte order mark, the decimal
 * sign and delimiter of the language. Null is an empty cell. Text that looks like a formula is escaped.
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
