import Flatbush from 'flatbush';
import { containsPoint } from '../../geo/polygon';
import { decodeShape } from '../../geo/shape-blob';
import type { SnapshotBuilder } from '../snapshot-builder';
import { RowWriter } from './row-writer';

interface Area {
  code: string;
  shape: number[][][];
}

interface AreaRow {
  code: string;
  shape: Uint8Array;
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

/** Fills the temporary table `area_of` (object_id, buurtcode, wijkcode) by point in polygon. */
export async function assignAreas(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    'CREATE OR REPLACE TEMP TABLE area_of (object_id VARCHAR, buurtcode VARCHAR, wijkcode VARCHAR)',
  );
  const findBuurt = await areaFinder(builder, 'buurt');
  const findWijk = await areaFinder(builder, 'wijk');
  if (!findBuurt && !findWijk) return;
  const writer = await RowWriter.open(builder.connection, 'area_of');
  for await (const [objectId, x, y] of builder.stream<[string, number, number]>(
    'SELECT object_id, x, y FROM verblijfsobject',
  )) {
    const buurt = findBuurt?.(x, y) ?? null;
    const wijk = findWijk?.(x, y) ?? null;
    if (buurt || wijk) writer.add([objectId, buurt, wijk]);
  }
  writer.close();
}

async function areaFinder(
  builder: SnapshotBuilder,
  table: 'buurt' | 'wijk',
): Promise<((x: number, y: number) => string | null) | null> {
  const rows = await builder.rows<AreaRow>(
    `SELECT code, shape, xmin, ymin, xmax, ymax FROM ${table} ORDER BY code`,
  );
  if (rows.length === 0) return null;
  const areas: Area[] = rows.map(({ code, shape }) => ({ code, shape: decodeShape(shape) }));
  const index = new Flatbush(rows.length);
  for (const row of rows) index.add(row.xmin, row.ymin, row.xmax, row.ymax);
  index.finish();
  let last: Area | undefined;
  return (x, y) => {
    if (last && containsPoint(last.shape, x, y)) return last.code;
    const candidates = index.search(x, y, x, y).sort((a, b) => a - b);
    last = candidates.map(position => areas[position]).find(area => area && containsPoint(area.shape, x, y));
    return last?.code ?? null;
  };
}
