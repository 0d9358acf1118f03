import { DuckDBInstance } from '@duckdb/node-api';
import { SnapshotFiles } from '../../snapshot-files';
import { lookInto, makeSnapshot, temporaryFolder } from '../../testing';
import {
  labelCounts,
  layerFigures,
  poiInBox,
  roofCounts,
  roofsOfPanden,
  yearCounts,
  zoningCounts,
  zoningInBox,
} from './index';

const box = { xmin: 0, ymin: 0, xmax: 2 ** 30, ymax: 2 ** 30 };

test('a snapshot of schema 5, without points of interest, roofs and names of plans, answers without them', async () => {
  const folder = await temporaryFolder();
  const files = new SnapshotFiles(folder.path);
  await makeSnapshot(files, { id: 'one', street: 'Dorpsstraat', schema: 5 });
  const instance = await DuckDBInstance.create(files.snapshot('one'));
  const connection = await instance.connect();
  for (const statement of [
    'DROP TABLE poi',
    'DROP TABLE roof',
    'ALTER TABLE bestemming DROP COLUMN naam',
    'ALTER TABLE bestemming DROP COLUMN plan',
    "INSERT INTO bestemming VALUES ('plan.gpkg', 'wonen', ''::BLOB, 1, 1, 2, 2)",
    "INSERT INTO station VALUES ('KVS', 'Kavelstede', 5, 52, 10, 10, false)",
  ])
    await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
  await lookInto(folder.path, async snapshot => {
    expect(await zoningCounts(snapshot)).toEqual([{ key: 'wonen', count: 1 }]);
    expect(await zoningInBox(snapshot, box)).toMatchObject([{ bestemming: 'wonen', naam: null, plan: null }]);
    expect(await roofCounts(snapshot)).toEqual([]);
    expect((await roofsOfPanden(snapshot, box)).size).toBe(0);
    expect(await poiInBox(snapshot, box, ['station', 'school'])).toMatchObject([{ naam: 'Kavelstede' }]);
    expect(await layerFigures(snapshot)).toEqual([]);
    expect([await labelCounts(snapshot), await yearCounts(snapshot)]).toEqual([[], []]);
  });
  await folder.remove();
});
