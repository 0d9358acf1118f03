import type { SnapshotBuilder } from '../build/snapshot-builder';

export async function mergeStations(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('station');
  await builder.run('DELETE FROM station WHERE code IN (SELECT code FROM staged_station)');
  await builder.run(
    `INSERT INTO station SELECT * FROM staged_station
     WHERE rowid IN (SELECT max(rowid) FROM staged_station GROUP BY code)`,
  );
  await builder.run('DROP TABLE staged_station');
}

/** The generated water, green and streets are replaced as a whole, because their shapes have no ids. */
export async function mergeTopography(builder: SnapshotBuilder, fictional: boolean): Promise<void> {
  await builder.makeStaged('topography');
  await builder.run('DELETE FROM topography WHERE fictional = $fictional', { fictional });
  await builder.run('INSERT INTO topography SELECT * FROM staged_topography');
  await builder.run('DROP TABLE staged_topography');
}
