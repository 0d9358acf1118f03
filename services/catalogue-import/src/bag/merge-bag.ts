import { draft } from '@kavel/catalogue';
import { allOf, type BagTable, bagIds, bagTables, readTable } from '../build/draft-bag';
import { nameDataset, unnamedDataset } from '../build/draft-datasets';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { dropExtract, type ExtractTable, makeExtract } from './extract-tables';

/** Imported panden and verblijfsobjecten replace those with the same id. */
export async function mergeBag(builder: SnapshotBuilder, fallbackName: string): Promise<void> {
  await makeExtract(builder);
  await joinExtract(builder);
  await mergeTowns(builder);
  await dropExtract(builder);
  await nameDataset(builder, await datasetName(builder, fallbackName));
  for (const table of bagTables) await dropReplaced(builder, table);
}

/** Of rows with the same id the last imported one stays. */
async function dropReplaced(builder: SnapshotBuilder, table: BagTable): Promise<void> {
  const id = bagIds[table];
  const cameIn = `${draft}.${readTable(table)}`;
  if ((await builder.count(table)) > 0)
    await builder.run(`DELETE FROM ${table} WHERE ${id} IN (SELECT ${id} FROM ${cameIn})`);
  const isTwice = `${cameIn} GROUP BY ${id} HAVING count(*) > 1`;
  if ((await builder.count(`(SELECT ${id} FROM ${isTwice})`)) > 0)
    await builder.run(
      `DELETE FROM ${cameIn} WHERE rowid NOT IN (SELECT max(rowid) FROM ${cameIn} GROUP BY ${id})`,
    );
}

/** XML extract: joins objects to the street and woonplaats of their address. */
async function joinExtract(builder: SnapshotBuilder): Promise<void> {
  if ((await builder.count(`${draft}.extract_object`)) === 0) return;
  await builder.run(
    `INSERT INTO ${draft}.${readTable('verblijfsobject')} BY NAME
     SELECT o.* EXCLUDE (address_id), a.huisnummer, a.huisletter, a.huisnummertoevoeging, a.postcode, s.straat,
       t.woonplaats, t.woonplaatscode, ${unnamedDataset} AS dataset
     FROM ${lastOf('extract_object', 'object_id')} o
     JOIN ${lastOf('extract_address', 'address_id')} a USING (address_id)
     JOIN ${lastOf('extract_street', 'street_id')} s USING (street_id)
     JOIN ${lastOf('extract_town', 'town')} t ON t.town = ${townSql}`,
  );
}

/** An address has its own woonplaats when it differs from that of its street. */
const townSql = `coalesce(a.town, s.town)`;

function lastOf(table: ExtractTable, id: string): string {
  const name = `${draft}.${table}`;
  return `(SELECT * FROM ${name} WHERE rowid IN (SELECT max(rowid) FROM ${name} GROUP BY ${id}))`;
}

/**
 * The current gemeente of a woonplaats: the number in its id may be that of an abolished gemeente. The register left
 * some relations open when the next one began: the last one counts.
 */
async function mergeTowns(builder: SnapshotBuilder): Promise<void> {
  const relations = `${draft}.extract_relation`;
  await builder.run(`DELETE FROM woonplaats WHERE code IN (SELECT woonplaatscode FROM ${relations})`);
  await builder.run(
    `INSERT INTO woonplaats SELECT woonplaatscode, last(gemeentecode ORDER BY since NULLS FIRST, gemeentecode)
     FROM ${relations} GROUP BY woonplaatscode ORDER BY woonplaatscode`,
  );
}

/** Objects of the XML extract whose address, street or woonplaats is missing in all of its files. */
export async function* objectsWithoutAddress(builder: SnapshotBuilder): AsyncGenerator<string> {
  await makeExtract(builder);
  for await (const [id] of builder.stream<[string]>(
    `SELECT o.object_id FROM ${draft}.extract_object o
     LEFT JOIN ${draft}.extract_address a USING (address_id)
     LEFT JOIN ${draft}.extract_street s USING (street_id)
     LEFT JOIN ${draft}.extract_town t ON t.town = ${townSql}
     WHERE t.town IS NULL ORDER BY o.object_id`,
  ))
    yield id;
}

/** The woonplaats of most imported objects and objects in imported panden; `Nederland` when none has at least half. */
async function datasetName(builder: SnapshotBuilder, fallback: string): Promise<string> {
  const towns = await builder.rows<{ woonplaats: string; share: number }>(
    `SELECT woonplaats, count(*) / sum(count(*)) OVER () AS share FROM (
       SELECT woonplaats FROM ${draft}.${readTable('verblijfsobject')} WHERE dataset = ${unnamedDataset}
       UNION ALL SELECT woonplaats FROM ${knownObjects} WHERE pand_id IN (
         SELECT identificatie FROM ${draft}.${readTable('pand')} WHERE dataset = ${unnamedDataset}))
     GROUP BY woonplaats ORDER BY share DESC, woonplaats LIMIT 1`,
  );
  const [town] = towns;
  if (!town) return fallback;
  return town.share >= 0.5 ? town.woonplaats : 'Nederland';
}

/** Objects of the previous snapshot. */
const knownObjects = `(SELECT woonplaats, pand_id FROM ${allOf('verblijfsobject', 'woonplaats', 'pand_id', 'dataset')}
  WHERE dataset IS NOT NULL)`;
