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
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is no grid is not focusable
    <div role="row" className="row header">
      {columns.map(({ key, header, numeric, sortBy, sortable }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its button is focusable
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

/** Column headers with sort buttons. Memoised: they do not re-render on scroll. */
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;
