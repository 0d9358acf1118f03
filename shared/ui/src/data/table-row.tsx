import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Column } from './column';

interface BodyRowProps<R> {
  row: R;
  rowKey: string;
  index: number;
  /** Offset from the first row in pixels. */
  top: number;
  selected: boolean;
  hovered: boolean;
  columns: readonly Column<R>[];
  onSelect: ((row: R) => void) | undefined;
  onHover: ((row: R | null) => void) | undefined;
}

/** Removes focus when the row's element is recycled for another row. */
function useLeaveWithRow(element: RefObject<HTMLElement | null>, rowKey: string): void {
  const shown = useRef(rowKey);
  useLayoutEffect(() => {
    if (shown.current === rowKey) return;
    shown.current = rowKey;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && element.current?.contains(activeElement))
      activeElement.blur();
  }, [element, rowKey]);
}

function PlainBodyRow<R>({
  row,
  rowKey,
  index,
  top,
  selected,
  hovered,
  columns,
  onSelect,
  onHover,
}: BodyRowProps<R>) {
  const element = useRef<HTMLDivElement>(null);
  useLeaveWithRow(element, rowKey);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { currentTarget } = event;
    if (event.key === 'ArrowDown') (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
    else if (event.key === 'ArrowUp') (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') onSelect?.(row);
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[data-apart]')) onSelect?.(row);
  };
  return (
    <div
      ref={element}
      role="row"
      className={onSelect ? 'row body active' : 'row body'}
      aria-rowindex={index + 2}
      aria-selected={onSelect ? selected : undefined}
      tabIndex={onSelect ? 0 : undefined}
      onClick={onSelect ? onClick : undefined}
      onKeyDown={onKeyDown}
      data-hovered={hovered || undefined}
      onPointerEnter={onHover ? () => onHover(row) : undefined}
      onPointerLeave={onHover ? () => onHover(null) : undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map(column => (
        <div key={column.key} role="cell" className={column.numeric ? 'cell numeric' : 'cell'}>
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** Memoised: scrolling renders only the rows that come into view. */
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
