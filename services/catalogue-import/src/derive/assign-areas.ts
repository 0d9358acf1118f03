import { allOf } from '../build/draft-bag';
import { RowWriter } from '../build/row-writer';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { areaFinder } from './area-finder';

/** Fills the temporary table `area_of` (object_id, buurtcode, wijkcode) by point in polygon. */
export async function assignAreas(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    'CREATE OR REPLACE TEMP TABLE area_of (object_id VARCHAR, buurtcode VARCHAR, wijkcode VARCHAR)',
  );
  const findBuurt = await areaFinder<string>(builder, 'buurt', 'code');
  const findWijk = await areaFinder<string>(builder, 'wijk', 'code');
  if (!findBuurt && !findWijk) return;
  const writer = await RowWriter.open(builder.connection, 'area_of');
  for await (const [objectId, x, y] of builder.stream<[string, number, number]>(
    allOf('verblijfsobject', 'object_id', 'x', 'y'),
  )) {
    const buurt = findBuurt?.(x, y) ?? null;
    const wijk = findWijk?.(x, y) ?? null;
    if (buurt || wijk) writer.add([objectId, buurt, wijk]);
  }
  writer.close();
}
