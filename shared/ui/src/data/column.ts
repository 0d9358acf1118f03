import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** Empty above row actions; screen readers then get a default text. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  numeric?: boolean;
  /** Sort value; a column without it cannot be sorted. Null sorts last. */
  sortBy?: (row: Row) => string | number | null;
  /** Sorted by the owner of the rows: see `onSort`. */
  sortable?: boolean;
  /** CSS width of the column, as in `grid-template-columns`. */
  width?: string;
}

export interface Sorting {
  key: string;
  descending: boolean;
}
