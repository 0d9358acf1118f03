import type { OwnColumn, UnitColumn } from '@kavel/contracts/units';
import { useBreakpoint, usePrinting } from '@kavel/ui/core';
import { type Column, DataTable, type Sorting } from '@kavel/ui/data';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../i18n';
import type { UnitField } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import type { SortKey, UnitSorting } from '../model/unit-sort';
import type { EditedCell } from './edited-cell';
import { useActionsColumn, useAddressColumn, useTickColumn } from './row-columns';
import { useUnitColumns } from './unit-columns';
import { UnitTableFrame } from './unit-table-frame';
import { useOwnColumns } from './use-own-columns';

export interface UnitTableProps {
  rows: readonly UnitRow[];
  columns: readonly UnitColumn[];
  /** Own columns that are shown. */
  own: readonly OwnColumn[];
  sorting: UnitSorting;
  onSort: (sorting: UnitSorting) => void;
  selectedId: string | null;
  onSelect: (objectId: string) => void;
  /** Units selected for bulk actions. */
  ticked: ReadonlySet<string>;
  onTick: (ids: ReadonlySet<string>) => void;
  editable: boolean;
  onSave: (row: UnitRow, field: UnitField, text: string) => Promise<boolean>;
  onSaveOwn: (row: UnitRow, column: OwnColumn, text: string) => Promise<boolean>;
  onOpen: (row: UnitRow) => void;
  onRemove: (row: UnitRow) => unknown;
  empty: ReactNode;
}

const noOwn: readonly OwnColumn[] = [];
const onAPhone: readonly UnitColumn[] = ['area', 'rent'];

/** Arrow keys move between the figures of a row, and from the row into them. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[role=row]');
  if (!row || (target !== row && !target.dataset.cell)) return;
  const cells = [...row.querySelectorAll<HTMLElement>('[data-cell]')];
  const next = cells.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1);
  (next < 0 ? row : cells[Math.min(next, cells.length - 1)])?.focus();
  event.preventDefault();
}

const keyOf = (row: UnitRow) => row.objectId;

/** Sum of the columns' minimum widths, below which the table scrolls sideways. */
function leastWidth(columns: readonly Column<UnitRow>[]): string {
  const least = columns.map(({ width = '' }) => Number(/([\d.]+)rem/.exec(width)?.[1] ?? 5));
  return `${least.reduce((sum, width) => sum + width, 0)}rem`;
}

/**
 * Unit table: a click on a row selects it, figures are edited in place, buttons open and remove. Needs stable handlers,
 * so that changes elsewhere on the page do not re-render it.
 */
export const UnitTable = memo(function UnitTable(props: UnitTableProps) {
  const { columns, ticked, editable, sorting } = props;
  // With a selection, only the selected units are printed.
  const printing = usePrinting();
  const rows = printing && ticked.size > 0 ? props.rows.filter(({ id }) => ticked.has(id)) : props.rows;
  const { onSelect, onSort, onOpen, onRemove } = props;
  const t = useTexts();
  // The width of paper does not depend on the screen.
  const narrow = !useBreakpoint('md') && !printing;
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const shown = useMemo(
    () => (narrow ? columns.filter(column => onAPhone.includes(column)) : columns),
    [columns, narrow],
  );
  const facts = useUnitColumns({
    keys: shown,
    editable,
    edited,
    onEdit: setEdited,
    onSave: props.onSave,
    onOpen,
  });
  const own = useOwnColumns({
    columns: narrow ? noOwn : props.own,
    editable,
    edited,
    onEdit: setEdited,
    onSave: props.onSaveOwn,
  });
  const tick = useTickColumn(rows, ticked, props.onTick);
  const address = useAddressColumn(narrow, columns.includes('place'));
  const actions = useActionsColumn({ editable, narrow, onOpen, onRemove });
  const drawn = useMemo(
    () =>
      printing
        ? [address, ...facts, ...own]
        : [...(editable && !narrow ? [tick] : []), address, ...facts, ...own, actions],
    [printing, editable, narrow, tick, address, facts, own, actions],
  );
  const select = useCallback((row: UnitRow) => onSelect(row.objectId), [onSelect]);
  const sort = useCallback(
    (next: Sorting | null) => onSort(next && { ...next, key: next.key as SortKey }),
    [onSort],
  );

  return (
    <UnitTableFrame onKeyDown={moveBetweenCells}>
      <DataTable
        label={t('units.table')}
        columns={drawn}
        minWidth={leastWidth(drawn)}
        rows={rows}
        rowKey={keyOf}
        selectedKey={props.selectedId}
        onSelect={select}
        sorting={sorting}
        onSort={sort}
        maxHeight="max(20rem, calc(100dvh - 22.5rem))"
        empty={props.empty}
        recycled
      />
    </UnitTableFrame>
  );
});
