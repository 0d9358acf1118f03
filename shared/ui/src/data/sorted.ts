import type { Column, Sorting } from './column';

/** Made once: making one for each comparison takes seconds on ten thousand rows. */
const collator = new Intl.Collator('nl', { numeric: true });

/** The rows by the sorted column; rows without a value go last either way. */
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
