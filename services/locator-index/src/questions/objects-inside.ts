import { blockRows } from '../columns/layout';
import type { ObjectsInside } from '../plan';
import type { SnapshotIndex } from '../snapshot-index';

/** Rows of `verblijfsobject` as a filter of the index. */
export function objectsInside(
  { header, layout, memory }: Pick<SnapshotIndex, 'header' | 'layout' | 'memory'>,
  rows: readonly number[],
): ObjectsInside {
  const positions = new Uint32Array(memory.buffer, layout.positions, header.objects);
  const bytes = (layout.blocks * blockRows) / 8;
  const words = new Uint32Array(new SharedArrayBuffer(bytes));
  for (const row of rows) {
    const position = positions[row] ?? 0;
    words[position >>> 5] = (words[position >>> 5] ?? 0) | (1 << (position & 31));
  }
  return { words, count: rows.length };
}
