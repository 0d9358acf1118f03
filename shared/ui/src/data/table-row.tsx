import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import type { Column } from './data-table';

/** In pixels. */
export const rowHeight = 36;

export const Row = chakra('div', {
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
      body: {
        '&[data-hovered=true]': { bg: 'sunken' },
        '&[aria-selected=true], &[aria-selected=true]:hover': { bg: 'accentSoft' },
      },
    },
    active: { true: { cursor: 'pointer', _hover: { bg: 'sunken' } } },
  },
});

export const Cell = chakra('div', {
  base: { px: '3', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { numeric: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } },
});

interface BodyRowProps<R> {
  row: R;
  index: number;
  /** Pixels from the first row. */
  top: number;
  selected: boolean;
  hovered: boolean;
  columns: readonly Column<R>[];
  gridTemplateColumns: string;
  onSelect: ((row: R) => void) | undefined;
  onHover: ((row: R | null) => void) | undefined;
}

function PlainBodyRow<R>({
  row,
  index,
  top,
  selected,
  hovered,
  columns,
  gridTemplateColumns,
  onSelect,
  onHover,
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
      data-hovered={hovered || undefined}
      onPointerEnter={onHover ? () => onHover(row) : undefined}
      onPointerLeave={onHover ? () => onHover(null) : undefined}
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
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
