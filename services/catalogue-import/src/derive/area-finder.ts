import type { TableName } from '@kavel/catalogue';
import { containsPoint, decodeShape } from '@kavel/catalogue/geo';
import Flatbush from 'flatbush';
import type { SnapshotBuilder } from '../build/snapshot-builder';

export interface AreaRow<Value> {
  value: Value;
  shape: Uint8Array;
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

interface Area<Value> {
  value: Value;
  shape: number[][][];
}

/**
 * Builds a function that finds the first area containing a point, in order of `column`, and returns its value; null
 * without areas.
 */
export async function areaFinder<Value>(
  builder: SnapshotBuilder,
  table: TableName,
  column: string,
): Promise<((x: number, y: number) => Value | null) | null> {
  const rows = await builder.rows<AreaRow<Value>>(
    `SELECT ${column} AS value, shape, xmin, ymin, xmax, ymax FROM ${table} ORDER BY ${column}, xmin, ymin`,
  );
  return rows.length === 0 ? null : finderOf(rows);
}

/** The same for these areas, the first of which counts. */
export function finderOf<Value>(rows: readonly AreaRow<Value>[]): (x: number, y: number) => Value | null {
  const areas: Area<Value>[] = rows.map(({ value, shape }) => ({ value, shape: decodeShape(shape) }));
  const index = new Flatbush(rows.length);
  for (const row of rows) index.add(row.xmin, row.ymin, row.xmax, row.ymax);
  index.finish();
  let last: Area<Value> | undefined;
  return (x, y) => {
    if (last && containsPoint(last.shape, x, y)) return last.value;
    const candidates = index.search(x, y, x, y).sort((a, b) => a - b);
    last = candidates.map(position => areas[position]).find(area => area && containsPoint(area.shape, x, y));
    return last?.value ?? null;
  };
}
