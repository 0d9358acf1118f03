/** A number with a format is shown in that format, for example `#,##0.00`. Null is an empty cell. */
export type SheetCell =
  | string
  | number
  | null
  | { value: string | number; format?: string; fontWeight?: 'bold'; align?: 'right' };

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

/** Aligns the head of a column to the right when the first value below it is a number. */
function withHeadsAligned(rows: Sheet['rows'], stickyRows = 0): SheetCell[][] {
  const below = rows.slice(stickyRows);
  return rows.map((row, at) =>
    row.map((cell, column) => {
      const value = contentOf(cell);
      if (at >= stickyRows || typeof value !== 'string') return cell;
      const first = below.find(line => contentOf(line[column]) !== null);
      if (typeof contentOf(first?.[column]) !== 'number') return cell;
      return { ...(typeof cell === 'object' ? cell : null), value, align: 'right' };
    }),
  );
}

function contentOf(cell: SheetCell | undefined): string | number | null {
  return (typeof cell === 'object' ? cell?.value : cell) ?? null;
}

/** Builds an Excel workbook with numeric cells. */
export async function workbookFile(sheets: readonly Sheet[]): Promise<Blob> {
  const writeExcelFile = (await import('write-excel-file/universal')).default;
  return writeExcelFile(
    sheets.map(({ name, rows, widths, stickyRows }) => ({
      sheet: name,
      data: withHeadsAligned(rows, stickyRows),
      columns: widths.map(width => ({ width })),
      ...(stickyRows === undefined ? {} : { stickyRowsCount: stickyRows }),
    })),
    font,
  ).toBlob();
}
