import { chakra } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  numeric?: boolean;
  /** What to sort by; a column without it cannot be sorted. Null goes last. */
  sortBy?: (row: Row) => string | number | null;
  /** CSS width of the column, as in `grid-template-columns`. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selectedKey?: string | null;
  onSelect?: (row: Row) => void;
  /** Height of the scrolling part; the page's own scrolling is used for short tables. */
  maxHeight?: string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

interface Sorting {
  key: string;
  descending: boolean;
}

const rowHeight = 36;
/** In rem, on average; a narrower screen scrolls sideways. */
const narrowestColumn = 5.5;

const Scroller = chakra('div', { base: { overflow: 'auto', minWidth: 0 } });

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'row',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    minWidth: 'min-content',
  },
  variants: {
    kind: {
      header: { position: 'sticky', top: 0, zIndex: 1, bg: 'surface', color: 'muted', fontWeight: 'medium' },
      body: { '&[aria-selected=true], &[aria-selected=true]:hover': { bg: 'accentSoft' } },
    },
    active: { true: { cursor: 'pointer', _hover: { bg: 'sunken' } } },
  },
});

const Cell = chakra('div', {
  base: { px: '3', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { numeric: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } },
});

const SortButton = chakra('button', {
  base: {
    fontWeight: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    minHeight: '6',
    _hover: { color: 'text' },
  },
});

/** Made once: making one for each comparison takes seconds on ten thousand rows. */
const collator = new Intl.Collator('nl', { numeric: true });

function sorted<R>(rows: readonly R[], column: Column<R> | undefined, descending: boolean): readonly R[] {
  const by = column?.sortBy;
  if (!by) return rows;
  const order = (a: R, b: R) => {
    const [x, y] = [by(a), by(b)];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    const ascending =
      typeof x === 'string' && typeof y === 'string' ? collator.compare(x, y) : Number(x) - Number(y);
    return descending ? -ascending : ascending;
  };
  return [...rows].sort(order);
}

interface BodyRowProps<R> {
  row: R;
  index: number;
  /** Pixels from the first row. */
  top: number;
  selected: boolean;
  columns: readonly Column<R>[];
  gridTemplateColumns: string;
  onSelect: ((row: R) => void) | undefined;
}

function PlainBodyRow<R>({
  row,
  index,
  top,
  selected,
  columns,
  gridTemplateColumns,
  onSelect,
}: BodyRowProps<R>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { currentTarget } = event;
    if (event.key === 'ArrowDown') (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
    else if (event.key === 'ArrowUp') (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(row);
    else return;
    event.preventDefault();
  };
  return (
    <Row
      role="row"
      kind="body"
      active={Boolean(onSelect)}
      aria-rowindex={index + 2}
      aria-selected={onSelect ? selected : undefined}
      tabIndex={onSelect ? 0 : undefined}
      onClick={onSelect ? () => onSelect(row) : undefined}
      onKeyDown={onKeyDown}
      style={{
        gridTemplateColumns,
        position: 'absolute',
        insetInline: 0,
        height: rowHeight,
        transform: `translateY(${top}px)`,
      }}
    >
      {columns.map(column => (
        <Cell key={column.key} role="cell" numeric={column.numeric}>
          {column.cell(row)}
        </Cell>
      ))}
    </Row>
  );
}

/** While the user scrolls, only the rows that come into view are drawn. */
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

/** A table that draws only the rows in view. Headers sort; arrows move through rows; Enter selects; what is selected elsewhere scrolls into view. */
export function DataTable<R>({
  label,
  columns,
  rows,
  rowKey,
  selectedKey,
  onSelect,
  maxHeight,
  empty,
}: DataTableProps<R>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const ordered = useMemo(
    () =>
      sorted(
        rows,
        columns.find(column => column.key === sorting?.key),
        sorting?.descending ?? false,
      ),
    [rows, columns, sorting],
  );
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // The header takes the height of a row within the scrolling part.
    scrollPaddingEnd: rowHeight,
    initialRect: { width: 800, height: 600 },
  });
  const selectedIndex = selectedKey == null ? -1 : ordered.findIndex(row => rowKey(row) === selectedKey);
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (selectedKey == null) shownKey.current = null;
    // Once for each selection: later changes of the rows leave the user where he scrolled to.
    if (selectedIndex < 0 || selectedKey == null || shownKey.current === selectedKey) return;
    shownKey.current = selectedKey;
    virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedKey, selectedIndex, virtualizer]);
  const gridTemplateColumns = columns.map(column => column.width ?? 'minmax(5rem, 1fr)').join(' ');

  const sortOn = (key: string) =>
    setSorting(now =>
      now?.key !== key ? { key, descending: false } : now.descending ? null : { key, descending: true },
    );

  const direction = (key: string) =>
    sorting?.key !== key ? 'none' : sorting.descending ? 'descending' : 'ascending';

  return (
    <Scroller
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      maxHeight={maxHeight}
    >
      <div style={{ minWidth: `${columns.length * narrowestColumn}rem` }}>
        <Row role="row" kind="header" style={{ gridTemplateColumns }}>
          {columns.map(column => (
            <Cell
              key={column.key}
              role="columnheader"
              numeric={column.numeric}
              aria-sort={direction(column.key)}
            >
              {column.sortBy ? (
                <SortButton type="button" onClick={() => sortOn(column.key)}>
                  {column.header}
                  <span aria-hidden>
                    {{ none: '', ascending: ' ↑', descending: ' ↓' }[direction(column.key)]}
                  </span>
                </SortButton>
              ) : (
                column.header
              )}
            </Cell>
          ))}
        </Row>
        {rows.length === 0 && empty ? (
          empty
        ) : (
          <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
            {virtualizer.getVirtualItems().map(item => {
              const row = ordered[item.index];
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <BodyRow
                  key={key}
                  row={row}
                  index={item.index}
                  top={item.start}
                  selected={key === selectedKey}
                  columns={columns}
                  gridTemplateColumns={gridTemplateColumns}
                  onSelect={onSelect}
                />
              );
            })}
          </div>
        )}
      </div>
    </Scroller>
  );
}
