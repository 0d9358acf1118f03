import {
  BorderStyle,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Block, Column, Fact } from '../model/report';
import { hairline, muted, textWidth } from './drawing';
import { cellParagraphs } from './paragraphs';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color }) as const;
export const noBorders = {
  top: none,
  left: none,
  right: none,
  bottom: none,
  insideHorizontal: none,
  insideVertical: none,
};
export const below = (color = hairline) => ({ top: none, left: none, right: none, bottom: line(color) });
const margins = { top: 50, bottom: 50, left: 40, right: 60 };

/** A table with these widths, in twentieths of a point. */
export function tableOf(widths: readonly number[], rows: readonly TableRow[]): Table {
  return new Table({
    rows: [...rows],
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: noBorders,
  });
}

/** Names with their values; `keepNext`: on the page of what follows. */
export function factTable(items: readonly Fact[], width = textWidth, keepNext = false): Table {
  const widths = [Math.round(width * 0.32), Math.round(width * 0.68)];
  return tableOf(
    widths,
    items.map(
      ({ name, cell, note }) =>
        new TableRow({
          cantSplit: true,
          children: [
            new TableCell({
              borders: below(),
              margins,
              children: cellParagraphs({ text: name }, { keepNext }),
            }),
            new TableCell({ borders: below(), margins, children: cellParagraphs(cell, { note, keepNext }) }),
          ],
        }),
    ),
  );
}

/** A table whose head is repeated on each page. */
export function dataTable({ columns, rows, size = 8.5, narrow }: Extract<Block, { kind: 'table' }>): Table {
  const widths = widthsOf(columns, rows, size, narrow ? textWidth / 2 : textWidth);
  const halfPoints = Math.round(size * 2);
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(
      column =>
        new TableCell({
          borders: below(muted),
          margins,
          verticalAlign: VerticalAlignTable.BOTTOM,
          children: cellParagraphs(
            { text: column.head, strong: true },
            { right: column.right === true, size: Math.min(15, halfPoints) },
          ),
        }),
    ),
  });
  const body = rows.map(
    row =>
      new TableRow({
        cantSplit: true,
        children: row.map(
          (cell, at) =>
            new TableCell({
              borders: below(),
              margins,
              children: cellParagraphs(cell, { right: columns[at]?.right === true, size: halfPoints }),
            }),
        ),
      }),
  );
  return tableOf(widths, [head, ...body]);
}

/**
 * Word needs widths: by the longest word of a column, as wide as `size` points make it, and what is left by the columns'
 * shares.
 */
function widthsOf(
  columns: readonly Column[],
  rows: Extract<Block, { kind: 'table' }>['rows'],
  size: number,
  width: number,
) {
  const longest = columns.map(({ head, share }, at) => {
    const texts = [head, ...rows.map(row => row[at]?.text ?? '')];
    const parts = share === undefined ? texts : texts.flatMap(text => text.split(' '));
    return Math.max(...parts.map(({ length }) => length)) + 2;
  });
  const unit = Math.min(11.2 * size, width / longest.reduce((sum, length) => sum + length, 0));
  const left = width - longest.reduce((sum, length) => sum + length * unit, 0);
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0) || columns.length;
  return longest.map((length, at) =>
    Math.floor(length * unit + (left * (columns[at]?.share ?? (shares === columns.length ? 1 : 0))) / shares),
  );
}
