/** A number with a format shows as that format says, for example `#,##0.00`. Null is an empty cell. */
export type SheetCell =
  | string
  | number
  | null
  | { value: string | number; format?: string; fontWeight?: 'bold' };

export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Of the columns, in characters. */
  widths: readonly number[];
  /** Rows at the top that stay in view. */
  stickyRows?: number;
}

/** Sheets as an Excel workbook, in which numbers are numbers. */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const writeExcelFile = (await import('write-excel-file/universal')).default;
  return writeExcelFile(
    sheets.map(({ name, rows, widths, stickyRows }) => ({
      sheet: name,
      data: rows.map(row => [...row]),
      columns: widths.map(width => ({ width })),
      ...(stickyRows === undefined ? {} : { stickyRowsCount: stickyRows }),
    })),
  ).toBlob();
}
