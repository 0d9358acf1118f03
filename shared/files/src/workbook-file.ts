/** A number with a format is shown in that format, for example `#,##0.00`. Null is an empty cell. */
export type SheetCell =
  | string
  | number
  | null
  | { value: string | number; format?: string; fontWeight?: 'bold' };

export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Column widths, in characters. */
  widths: readonly number[];
  /** Number of frozen rows at the top. */
  stickyRows?: number;
}

/** Named for all cells: a style without it, such as bold, gets another font in some programs. */
const font = { fontFamily: 'Calibri', fontSize: 11 };

/** Builds an Excel workbook with numeric cells. */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const writeExcelFile = (await import('write-excel-file/universal')).default;
  return writeExcelFile(
    sheets.map(({ name, rows, widths, stickyRows }) => ({
      sheet: name,
      data: rows.map(row => [...row]),
      columns: widths.map(width => ({ width })),
      ...(stickyRows === undefined ? {} : { stickyRowsCount: stickyRows }),
    })),
    font,
  ).toBlob();
}
