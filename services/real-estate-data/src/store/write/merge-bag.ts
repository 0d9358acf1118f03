import type { SnapshotBuilder } from '../snapshot-builder';

/** Panden and verblijfsobjecten that were staged replace those with the same id. */
export async function mergeBag(builder: SnapshotBuilder, fallbackName: string): Promise<void> {
  await builder.makeStaged('pand');
  await builder.makeStaged('verblijfsobject');
  await keepLast(builder, 'pand', 'identificatie');
  await keepLast(builder, 'verblijfsobject', 'object_id');
  const dataset = await datasetName(builder, fallbackName);
  for (const [table, id] of [
    ['pand', 'identificatie'],
    ['verblijfsobject', 'object_id'],
  ] as const) {
    await builder.run(`UPDATE staged_${table} SET dataset = $dataset`, { dataset });
    await builder.run(`DELETE FROM ${table} WHERE ${id} IN (SELECT ${id} FROM staged_${table})`);
    await builder.run(`INSERT INTO ${table} SELECT * FROM staged_${table}`);
    await builder.run(`DROP TABLE staged_${table}`);
  }
}

async function keepLast(
  builder: SnapshotBuilder,
  table: 'pand' | 'verblijfsobject',
  id: string,
): Promise<void> {
  await builder.run(
    `DELETE FROM staged_${table} WHERE rowid NOT IN (SELECT max(rowid) FROM staged_${table} GROUP BY ${id})`,
  );
}

/** The town most objects are in; `Nederland` where no town has half of them. */
async function datasetName(builder: SnapshotBuilder, fallback: string): Promise<string> {
  const towns = await builder.rows<{ woonplaats: string; share: number }>(
    `SELECT woonplaats, count(*) / sum(count(*)) OVER () AS share FROM (
       SELECT woonplaats FROM staged_verblijfsobject
       UNION ALL SELECT woonplaats FROM verblijfsobject WHERE pand_id IN (SELECT identificatie FROM staged_pand))
     GROUP BY woonplaats ORDER BY share DESC, woonplaats LIMIT 1`,
  );
  const [town] = towns;
  if (!town) return fallback;
  return town.share >= 0.5 ? town.woonplaats : 'Nederland';
}
