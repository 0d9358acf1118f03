import type { OwnColumn, OwnSortKey } from '@kavel/contracts/units';
import type { Column } from '@kavel/ui/data';
import { useMemo } from 'react';
import type { UnitRow } from '../model/unit-row';
import type { EditedCell } from './edited-cell';
import { OwnCell, type OwnCellProps } from './own-cell';

export interface OwnColumnOptions extends Pick<OwnCellProps, 'editable' | 'onEdit' | 'onSave'> {
  columns: readonly OwnColumn[];
  edited: EditedCell | null;
}

/** The own columns that are shown; memoised until an option changes. */
export function useOwnColumns({ columns, edited, ...cell }: OwnColumnOptions): Column<UnitRow>[] {
  const { editable, onEdit, onSave } = cell;
  return useMemo(
    () =>
      columns.map(column => ({
        key: `own.${column.id}` satisfies OwnSortKey,
        header: column.name,
        width: 'minmax(7rem, .8fr)',
        sortable: true,
        ...(column.kind === 'number' ? { numeric: true } : {}),
        cell: (row: UnitRow) => (
          <OwnCell
            row={row}
            column={column}
            editable={editable}
            editing={edited?.id === row.id && edited.field === column.id}
            onEdit={onEdit}
            onSave={onSave}
          />
        ),
      })),
    [columns, editable, edited, onEdit, onSave],
  );
}
