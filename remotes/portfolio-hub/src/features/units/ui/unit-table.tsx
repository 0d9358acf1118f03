import type { UnitColumn } from '@kavel/contracts/hub';
import { Box, Button, Flex, Spinner, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { FileText, Pencil, Trash2 } from '@kavel/ui/icons';
import { type KeyboardEvent, useState } from 'react';
import { useIsNarrow } from '../../../common/use-is-narrow';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { UnitField } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import type { SortKey, UnitSorting } from '../model/unit-sort';
import { type EditedCell, useUnitColumns } from './unit-columns';

export interface UnitTableProps {
  rows: readonly UnitRow[];
  columns: readonly UnitColumn[];
  sorting: UnitSorting;
  onSort: (sorting: UnitSorting) => void;
  selectedId: string | null;
  onSelect: (objectId: string) => void;
  /** Ticked for what is done to many at once. */
  ticked: ReadonlySet<string>;
  onTick: (ids: ReadonlySet<string>) => void;
  editable: boolean;
  onSave: (row: UnitRow, field: UnitField, text: string) => Promise<boolean>;
  onOpen: (row: UnitRow) => void;
  onRemove: (row: UnitRow) => void;
  empty: React.ReactNode;
}

const onAPhone: readonly UnitColumn[] = ['area', 'rent'];

/** Arrows move between the figures of a row, and from the row into them. */
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

/** The least widths of the columns together, so that the table scrolls sideways no sooner than it must. */
function leastWidth(columns: readonly Column<UnitRow>[]): string {
  const least = columns.map(({ width = '' }) => Number(/([\d.]+)rem/.exec(width)?.[1] ?? 5));
  return `${least.reduce((sum, width) => sum + width, 0)}rem`;
}

/** The units, one row each: a row selects, its figures are changed where they stand, its buttons open and remove. */
export function UnitTable({ rows, columns, ticked, onTick, editable, ...props }: UnitTableProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const narrow = useIsNarrow();
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const columnOf = useUnitColumns({ editable, edited, onEdit: setEdited, onSave: props.onSave });
  const all = rows.length > 0 && ticked.size >= rows.length && rows.every(row => ticked.has(row.id));

  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    onTick(next);
  };

  const tickColumn: Column<UnitRow> = {
    key: 'tick',
    width: '2.5rem',
    header: (
      <Checkbox
        hideLabel
        label={hub('table.tickAll')}
        checked={all}
        onChange={on => onTick(new Set(on ? rows.filter(row => !row.pending).map(row => row.id) : []))}
      />
    ),
    cell: row =>
      row.pending ? null : (
        <Flex onClick={event => event.stopPropagation()}>
          <Checkbox
            hideLabel
            label={hub('table.tick', { address: row.address })}
            checked={ticked.has(row.id)}
            onChange={on => tick(row.id, on)}
          />
        </Flex>
      ),
  };

  const address: Column<UnitRow> = {
    key: 'address',
    header: t('columns.address'),
    width: narrow ? 'minmax(7rem, 2fr)' : 'minmax(9.5rem, 2.2fr)',
    sortable: true,
    cell: row => (
      <>
        {row.address}
        {row.place && !narrow && !columns.includes('place') ? (
          <Text as="span" color="muted">
            {' '}
            {row.place}
          </Text>
        ) : null}
      </>
    ),
  };

  const actions: Column<UnitRow> = {
    key: 'actions',
    header: '',
    width: narrow ? '3.5rem' : '5rem',
    cell: row =>
      row.pending ? (
        <Flex justifyContent="flex-end" px="2">
          <Spinner label={t('units.adding', { address: row.address })} />
        </Flex>
      ) : (
        <Flex justifyContent="flex-end" onClick={event => event.stopPropagation()}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={
              editable
                ? t('units.open', { address: row.address })
                : hub('table.open', { address: row.address })
            }
            onClick={() => props.onOpen(row)}
          >
            {editable ? <Pencil aria-hidden /> : <FileText aria-hidden />}
          </Button>
          {narrow || !editable ? null : (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('units.remove', { address: row.address })}
              onClick={() => props.onRemove(row)}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </Flex>
      ),
  };

  const shown = narrow ? columns.filter(column => onAPhone.includes(column)) : columns;

  const drawn = [...(editable && !narrow ? [tickColumn] : []), address, ...shown.map(columnOf), actions];

  return (
    <Box onKeyDown={moveBetweenCells} minWidth="0">
      <DataTable
        label={t('units.table')}
        columns={drawn}
        minWidth={leastWidth(drawn)}
        rows={rows}
        rowKey={row => row.objectId}
        selectedKey={props.selectedId}
        onSelect={row => props.onSelect(row.objectId)}
        sorting={props.sorting}
        onSort={next => props.onSort(next && { ...next, key: next.key as SortKey })}
        maxHeight="max(20rem, calc(100dvh - 22.5rem))"
        empty={props.empty}
      />
    </Box>
  );
}
