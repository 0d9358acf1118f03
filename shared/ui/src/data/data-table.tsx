import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '../core/use-printing';
import type { Column, Sorting } from './column';
import { type Slot, slotsOf } from './slots';
import { sorted } from './sorted';
import { rowHeight, TableFrame } from './table-frame';
import { TableHead } from './table-head';
import { BodyRow } from './table-row';
import { useScrollStop } from './use-scroll-stop';

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selectedKey?: string | null;
  /** A click on a row or Enter; not on what lies within an element with `data-apart`, which acts by itself. */
  onSelect?: (row: Row) => void;
  /** Height of the scrolling part; the page's own scrolling is used for short tables. */
  maxHeight?: string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Least width of all columns together; what does not fit scrolls sideways. */
  minWidth?: string;
  /** Rows there are in all, where `rows` are those that came so far. */
  rowCount?: number;
  /** The last of the rows come into view: more are wanted. */
  onEndReached?: () => void;
  /** How the rows are sorted, where they come sorted. */
  sorting?: Sorting | null;
  /** Sorting is the page's job: another order was asked for. */
  onSort?: (sorting: Sorting | null) => void;
  /** The row that is pointed at elsewhere. */
  hoveredKey?: string | null;
  onHover?: (row: Row | null) => void;
  /** Cells keep no state of their own: rows that come into view may take the elements of those that left it. */
  recycled?: boolean;
}

/** In rem, on average; a narrower screen scrolls sideways. */
const narrowestColumn = 5.5;
/** Between the margins of A4, in rem. */
const paperWidth = 42;
/** Rows drawn beyond those in view on either side: what a turn of a wheel uncovers. */
const overscan = 4;
/** More rows are asked for when so many are left below those in view. */
const rowsAhead = 40;

/** The least widths of the columns together, in rem. */
function leastWidth<R>(columns: readonly Column<R>[]): number {
  return columns
    .map(({ width }) => Number(/([\d.]+)rem/.exec(width ?? '')?.[1] ?? narrowestColumn))
    .reduce((sum, width) => sum + width, 0);
}

/** Up, then down, then as it was. */
function nextSorting(now: Sorting | null, key: string): Sorting | null {
  if (now?.key !== key) return { key, descending: false };
  return now.descending ? null : { key, descending: true };
}

/** Keys for the elements of these rows: their own, or those of elements that are used again. */
function useElementKeys(rowKeys: readonly string[], recycled: boolean): readonly (string | number)[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  if (!recycled) return rowKeys;
  const unchanged = slots.length === rowKeys.length && slots.every(({ key }, at) => key === rowKeys[at]);
  const current = unchanged ? slots : slotsOf(rowKeys, slots);
  if (current !== slots) setSlots(current);
  return current.map(({ slot }) => slot);
}

/** A table that draws only the rows in view, on paper all. Headers sort; arrows move through rows; Enter selects; what is selected elsewhere scrolls into view. */
export function DataTable<R>({
  label,
  columns,
  rows,
  rowKey,
  selectedKey,
  onSelect,
  maxHeight,
  empty,
  minWidth,
  rowCount,
  onEndReached,
  hoveredKey,
  onHover,
  recycled = false,
  ...props
}: DataTableProps<R>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [ownSorting, setOwnSorting] = useState<Sorting | null>(null);
  const sorting = props.onSort ? (props.sorting ?? null) : ownSorting;
  const ordered = useMemo(() => sorted(rows, columns, ownSorting), [rows, columns, ownSorting]);
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    // The header takes the height of a row within the scrolling part.
    scrollPaddingEnd: rowHeight,
    initialRect: { width: 800, height: 600 },
  });
  const selectedIndex = useMemo(
    () => (selectedKey == null ? -1 : ordered.findIndex(row => rowKey(row) === selectedKey)),
    [ordered, rowKey, selectedKey],
  );
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (selectedKey == null) shownKey.current = null;
    // Once for each selection: later changes of the rows leave the user where he scrolled to.
    if (selectedIndex < 0 || selectedKey == null || shownKey.current === selectedKey) return;
    shownKey.current = selectedKey;
    virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedKey, selectedIndex, virtualizer]);
  // Paper has no scrolling: every row and every column is on it.
  const printing = usePrinting();
  const isEmpty = rows.length === 0 && Boolean(empty);
  const frame = {
    // What is said instead of rows has the width that is seen.
    minWidth: printing || isEmpty ? undefined : (minWidth ?? `${columns.length * narrowestColumn}rem`),
    zoom: printing ? Math.min(1, paperWidth / leastWidth(columns)) : undefined,
    '--table-columns': columns.map(column => column.width ?? 'minmax(5rem, 1fr)').join(' '),
  } as CSSProperties;

  const items = printing ? ordered.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems();
  const drawn = items.flatMap(({ index, start: top }) => {
    const row = ordered[index];
    return row === undefined ? [] : [{ row, index, top, key: rowKey(row) }];
  });
  const drawnKeys = drawn.map(({ key }) => key);
  const elementKeys = useElementKeys(drawnKeys, recycled);
  const lastInView = items.at(-1)?.index ?? -1;
  const wantsMore = !printing && rows.length > 0 && lastInView >= rows.length - rowsAhead;
  const endReached = useRef(onEndReached);
  useEffect(() => {
    endReached.current = onEndReached;
  });
  // Rows that came make a new end to be reached.
  useEffect(() => {
    if (wantsMore) endReached.current?.();
  }, [wantsMore, rows.length]);

  // Rows that can be selected are stops by themselves.
  useScrollStop(scroller, onSelect === undefined || rows.length === 0);

  const { onSort } = props;
  const sortOn = useCallback(
    (key: string) => {
      const next = nextSorting(sorting, key);
      if (onSort) onSort(next);
      else setOwnSorting(next);
    },
    [sorting, onSort],
  );

  return (
    <TableFrame
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={(rowCount ?? rows.length) + 1}
      maxHeight={printing ? undefined : maxHeight}
    >
      <div style={frame}>
        <TableHead columns={columns} sorting={sorting} onSort={sortOn} />
        {isEmpty ? (
          <EmptyRow columnCount={columns.length}>{empty}</EmptyRow>
        ) : (
          <div
            role="rowgroup"
            style={printing ? undefined : { height: virtualizer.getTotalSize(), position: 'relative' }}
          >
            {drawn.map(({ key, ...row }, at) => (
              <BodyRow
                {...row}
                key={elementKeys[at]}
                rowKey={key}
                selected={key === selectedKey}
                hovered={key === hoveredKey}
                columns={columns}
                onSelect={onSelect}
                onHover={onHover}
              />
            ))}
          </div>
        )}
      </div>
    </TableFrame>
  );
}

/** What stands instead of rows, as a table has it. */
function EmptyRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is no grid is not stopped at
    <div role="row">
      <div role="cell" aria-colspan={columnCount}>
        {children}
      </div>
    </div>
  );
}
