import type { TableName } from '@kavel/catalogue';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Staged heights replace those of the same pand. */
export async function mergePandFacts(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('pand_fact');
  await builder.run('DELETE FROM pand_fact WHERE pand_id IN (SELECT pand_id FROM staged_pand_fact)');
  await builder.run(
    `INSERT INTO pand_fact SELECT * FROM staged_pand_fact
     WHERE rowid IN (SELECT max(rowid) FROM staged_pand_fact GROUP BY pand_id)`,
  );
  await builder.run('DROP TABLE staged_pand_fact');
}

/** Tables whose rows say whether they are fictional. */
const marked: readonly TableName[] = ['poi', 'climate_area', 'measure_cost', 'stop_departures', 'perceel'];

/** Tables whose rows have no ids of their own, only the file they are of. */
type TableBySource = Extract<
  TableName,
  | 'bouwblok'
  | 'bestemming'
  | 'oprit'
  | 'kvk'
  | 'poi'
  | 'climate_area'
  | 'measure_cost'
  | 'stop_departures'
  | 'perceel'
>;

/** Data without ids is replaced by file: a file that is imported again replaces its earlier rows. */
export async function mergeBySource(builder: SnapshotBuilder, table: TableBySource): Promise<void> {
  await builder.makeStaged(table);
  const file = marked.includes(table) ? '(source, fictional)' : '(source)';
  await builder.run(`DELETE FROM ${table} WHERE ${file} IN (SELECT ${file} FROM staged_${table})`);
  await builder.run(`INSERT INTO ${table} BY NAME SELECT * FROM staged_${table}`);
  await builder.run(`DROP TABLE staged_${table}`);
}
