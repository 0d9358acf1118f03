import readWorkbookFile from 'read-excel-file/web-worker';

/** The sheets of an XLSX, each as a table of text. Throws when the file is not an XLSX or is truncated. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ name: string; rows: string[][] }[]> {
  const sheets = await readWorkbookFile(bytes.buffer);
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map(row => row.map(toText)) }))
    .filter(({ rows }) => rows.some(row => row.some(Boolean)));
}

/**
 * Formats a cell as a person would type it. Numbers have at most two decimals: with three, `1.234` could be read as a
 * thousand.
 */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && !Number.isInteger(cell)) return String(Math.round(cell * 100) / 100);
  return String(cell).trim();
}
