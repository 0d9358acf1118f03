import { memo } from 'react';
import { VisuallyHidden } from '../core/layout';
import type { Column, Sorting } from './column';
import { useTableTexts } from './table-texts';

interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  sorting: Sorting | null;
  onSort: (key: string) => void;
}

const marks = { none: '', ascending: ' ↑', descending: ' ↓' } as const;

function PlainTableHead<R>({ columns, sorting, onSort }: TableHeadProps<R>) {
  const t = useTableTexts();
  const directionOf = (key: string) =>
    sorting?.key !== key ? 'none' : sorting.descending ? 'descending' : 'ascending';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is no grid is not stopped at
    <div role="row" className="row header">
      {columns.map(({ key, header, numeric, sortBy, sortable }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its button is what is stopped at
        <div
          key={key}
          role="columnheader"
          className={numeric ? 'cell numeric' : 'cell'}
          aria-sort={directionOf(key)}
        >
          {sortBy || sortable ? (
            <button type="button" className="sort" onClick={() => onSort(key)}>
              {header}
              <span aria-hidden>{marks[directionOf(key)]}</span>
            </button>
          ) : (
            header || <VisuallyHidden>{t('actions')}</VisuallyHidden>
          )}
        </div>
      ))}
    </div>
  );
}

/** The names of the columns, which sort. It stays as it is while the rows scroll. */
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;
