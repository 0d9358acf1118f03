import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** Empty above the actions of a row, which is then said to those who listen. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  numeric?: boolean;
  /** What to sort by; a column without it cannot be sorted. Null goes last. */
  sortBy?: (row: Row) => string | number | null;
  /** Can be sorted by whoever gives the rows: see `onSort`. */
  sortable?: boolean;
  /** CSS width of the column, as in `grid-template-columns`. */
  width?: string;
}

export interface Sorting {
  key: string;
  descending: boolean;
}
