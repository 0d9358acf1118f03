import { draft } from '../schema';
import type { SnapshotBuilder } from '../snapshot-builder';
import { allOf } from './draft-bag';
import { idSql, makePacked, unpackedSql } from './packed-writer';
import { type PackedBagTable, packedBag, type StagedBagTable, stagedBag } from './staged-bag';

const ids = { pand: 'identificatie', verblijfsobject: 'object_id' } as const;
/** Staged columns that stand otherwise in the snapshot. */
const replaced = {
  pand: '',
  verblijfsobject: `REPLACE (string_split(gebruiksdoelen, ',') AS gebruiksdoelen)`,
} as const;

/** Panden and verblijfsobjecten that came in replace those with the same id. */
export async function mergeBag(builder: SnapshotBuilder, fallbackName: string): Promise<void> {
  await makeTables(builder);
  await joinExtract(builder);
  await mergeTowns(builder);
  const dataset = await datasetName(builder, fallbackName);
  for (const table of ['pand', 'verblijfsobject'] as const) {
    const id = ids[table];
    await replaceSame(builder, table, unpackedSql(table, packedBag[table], id), `packed_${table}`, dataset);
    const staged = `SELECT * FROM staged_${table} WHERE rowid IN (SELECT max(rowid) FROM staged_${table} GROUP BY ${id})`;
    await replaceSame(builder, table, staged, `staged_${table}`, dataset);
  }
  for (const name of Object.keys(stagedBag)) await builder.run(`DROP TABLE staged_${name}`);
  for (const name of [...Object.keys(packedBag), 'text']) await builder.run(`DROP TABLE packed_${name}`);
}

async function makeTables(builder: SnapshotBuilder): Promise<void> {
  for (const [name, columns] of Object.entries(stagedBag)) await builder.makeStagedAs(name, columns);
  for (const [name, kinds] of Object.entries(packedBag)) await makePacked(builder, name, kinds);
}

async function replaceSame(
  builder: SnapshotBuilder,
  table: PackedBagTable,
  select: string,
  source: string,
  dataset: string,
): Promise<void> {
  const id = ids[table];
  if ((await builder.count(source)) === 0) return;
  const incoming = `${draft}.${table}`;
  for (const others of [table, incoming])
    if ((await builder.count(others)) > 0)
      await builder.run(`DELETE FROM ${others} WHERE ${id} IN (SELECT ${id} FROM (${select}))`);
  await builder.run(
    `INSERT INTO ${incoming} BY NAME SELECT * ${replaced[table]}, $dataset AS dataset FROM (${select})`,
    { dataset },
  );
}

/** Of the XML extract: objects with the street and the woonplaats that their address refers to. */
async function joinExtract(builder: SnapshotBuilder): Promise<void> {
  const last = (table: StagedBagTable, id: string): string =>
    `(SELECT * FROM staged_${table} WHERE rowid IN (SELECT max(rowid) FROM staged_${table} GROUP BY ${id}))`;
  await builder.run(
    `INSERT INTO staged_verblijfsobject BY NAME
     SELECT o.* EXCLUDE (address_id), a.huisnummer, a.huisletter, a.huisnummertoevoeging, a.postcode, s.straat, t.woonplaats,
       t.town_id AS woonplaatscode
     FROM staged_extract_object o
     JOIN ${last('extract_address', 'address_id')} a USING (address_id)
     JOIN ${last('extract_street', 'street_id')} s USING (street_id)
     JOIN ${last('extract_town', 'town_id')} t ON t.town_id = coalesce(a.town_id, s.town_id)`,
  );
}

/** In which municipality a woonplaats lies: an id keeps the number of the one that gave it, also when that is gone. */
async function mergeTowns(builder: SnapshotBuilder): Promise<void> {
  await builder.run('DELETE FROM woonplaats WHERE code IN (SELECT town_id FROM staged_extract_relation)');
  await builder.run(
    `INSERT INTO woonplaats SELECT town_id, any_value(gemeentecode) FROM staged_extract_relation GROUP BY town_id`,
  );
}

/** Objects of the XML extract whose address, street or woonplaats is in none of its files. */
export async function* objectsWithoutAddress(builder: SnapshotBuilder): AsyncGenerator<string> {
  await makeTables(builder);
  // Temporary tables are seen by the connection that made them only, so this is not builder.stream.
  const result = await builder.connection.stream(
    `SELECT object_id FROM staged_extract_object o
     LEFT JOIN staged_extract_address a USING (address_id)
     LEFT JOIN staged_extract_street s USING (street_id)
     LEFT JOIN staged_extract_town t ON t.town_id = coalesce(a.town_id, s.town_id)
     WHERE t.town_id IS NULL ORDER BY object_id`,
  );
  for await (const rows of result.yieldRowsJs()) for (const [id] of rows) yield String(id);
}

/** The town most objects are in; `Nederland` where no town has half of them. */
async function datasetName(builder: SnapshotBuilder, fallback: string): Promise<string> {
  const towns = await builder.rows<{ woonplaats: string; share: number }>(
    `SELECT woonplaats, count(*) / sum(count(*)) OVER () AS share FROM (
       SELECT woonplaats FROM staged_verblijfsobject
       UNION ALL SELECT text FROM packed_verblijfsobject JOIN packed_text ON number = woonplaats
       UNION ALL SELECT woonplaats FROM ${allOf('verblijfsobject', 'woonplaats', 'pand_id')} WHERE pand_id IN (
         SELECT identificatie FROM staged_pand UNION ALL SELECT ${idSql('identificatie')} FROM packed_pand))
     GROUP BY woonplaats ORDER BY share DESC, woonplaats LIMIT 1`,
  );
  const [town] = towns;
  if (!town) return fallback;
  return town.share >= 0.5 ? town.woonplaats : 'Nederland';
}
