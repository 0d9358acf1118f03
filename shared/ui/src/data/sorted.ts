import type { Column, Sorting } from './column';

/** Created once: creating a collator per comparison takes seconds on ten thousand rows. */
const collator = new Intl.Collator('nl', { numeric: true });

/** Rows sorted by a column; rows without a value come last in both directions. */
export function sorted<R>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  sorting: Sorting | null,
): readonly R[] {
  const by = columns.find(column => column.key === sorting?.key)?.sortBy;
  if (!by) return rows;
  const order = (a: R, b: R) => {
    const [x, y] = [by(a), by(b)];
    if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
    const ascending =
      typeof x === 'string' && typeof y === 'string' ? collator.compare(x, y) : Number(x) - Number(y);
    return sorting?.descending ? -ascending : ascending;
  };
  return [...rows].sort(order);
}
