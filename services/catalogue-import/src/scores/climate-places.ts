import { draft, readClimate } from '@kavel/catalogue';
import { type ClimateValues, climateValuesOf, noClimate } from '@kavel/engine';
import type { SnapshotBuilder } from '../build/snapshot-builder';

export const placeTable = `${draft}.index_place`;

/**
 * Fills `placeTable` (x, y, place, and the class of the foundation risk there) with the cells of objects that a climate layer has a value for. Returns those values:
 * `place` is a position in them, and the first are those of all other cells.
 */
export async function placeClimates(builder: SnapshotBuilder): Promise<ClimateValues[]> {
  await builder.run(
    `CREATE OR REPLACE TABLE ${placeTable} (x INTEGER, y INTEGER, place INTEGER, foundation INTEGER)`,
  );
  const climateAt = await readClimate(sql => builder.rows(sql));
  const places = [noClimate];
  if (!climateAt) return places;
  const known = new Map([[keyOf(noClimate), 0]]);
  const writer = await builder.openDrafted('index_place');
  for await (const [x, y] of builder.stream<[number, number]>('SELECT DISTINCT x, y FROM verblijfsobject')) {
    const found = climateValuesOf(climateAt(x, y));
    const place = known.get(keyOf(found)) ?? places.push(found) - 1;
    known.set(keyOf(found), place);
    if (place > 0) writer.add([x, y, place, found.foundation]);
  }
  writer.close();
  return places;
}

const keyOf = (values: ClimateValues) => Object.values(values).join(' ');
