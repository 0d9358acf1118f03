import { areaFinder, type SnapshotBuilder } from '@kavel/catalogue-import';

const found = 'synthetic_found';

/** Temporary table with the areas of the objects by number: buurt, wijk and zoning; empty without areas. */
export const areasOfObjects = 'synthetic_area';

/** Fills it by point in polygon, as an import does. `places` selects number, x and y of the objects; null for no areas. */
export async function findAreas(builder: SnapshotBuilder, places: string | null): Promise<void> {
  await builder.makeStagedAs(found, 'i INTEGER, buurtcode VARCHAR, bestemming VARCHAR');
  if (places !== null) await writeFound(builder, places);
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE ${areasOfObjects} AS
     SELECT i, f.buurtcode, b.naam AS buurtnaam, b.wijkcode, w.naam AS wijknaam, bestemming
     FROM staged_${found} f LEFT JOIN buurt b ON b.code = f.buurtcode LEFT JOIN wijk w ON w.code = b.wijkcode`,
  );
  await builder.run(`DROP TABLE staged_${found}`);
}

async function writeFound(builder: SnapshotBuilder, places: string): Promise<void> {
  const buurtAt = await areaFinder<string>(builder, 'buurt', 'code');
  const zoningAt = await areaFinder<string>(builder, 'bestemming', 'bestemming');
  // Streets are in a temporary table, which only this connection sees.
  await builder.run(`CREATE OR REPLACE TABLE ${found} AS ${places}`);
  const writer = await builder.stageAs(found, 'i INTEGER, buurtcode VARCHAR, bestemming VARCHAR');
  for await (const [i, x, y] of builder.stream<[number, number, number]>(`FROM ${found}`))
    writer.add([i, buurtAt?.(x, y) ?? null, zoningAt?.(x, y) ?? null]);
  writer.close();
  await builder.run(`DROP TABLE ${found}`);
}
