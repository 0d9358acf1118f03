import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '../run-import';
import { objectId, pandId, writeObjects, writePanden } from '../testing/bag-fixture';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
});
afterEach(async () => {
  store.close();
  await folder.remove();
});

async function importOne(): Promise<Record<string, unknown>> {
  const place: [number, number] = [5.5, 52.2];
  const panden = await writePanden(folder.path, [{ id: pandId(1), at: place }]);
  const objects = await writeObjects(folder.path, [{ id: objectId(1), pandId: pandId(1), at: place }]);
  const stations = join(folder.path, 'stations.geojson');
  const station = (code: string, lon: number) => ({
    type: 'Feature',
    properties: { code, name: code },
    geometry: { type: 'Point', coordinates: [lon, 52.2] },
  });
  const features = [station('FAR', 5.6), station('NEAR', 5.51)];
  await writeFile(stations, JSON.stringify({ type: 'FeatureCollection', features }));
  await runImport({
    dataFolder: folder.path,
    jobs: [
      { kind: 'bag', paths: [panden, objects] },
      { kind: 'stations', paths: [stations] },
    ],
  });
  const row = await store.use(snapshot =>
    snapshot.row<Record<string, unknown>>('SELECT * FROM verblijfsobject'),
  );
  return row ?? {};
}

test('footprint and the nearest station are measured in metres on the ground; unknown facts stay null', async () => {
  // 0.00015° by 0.0001° at 52.2° north is 10.23 by 11.13 m; 0.01° to the east is 682 m.
  expect(await importOne()).toMatchObject({
    footprint: 114,
    trainstation_distance: 682,
    height: null,
    coverage: null,
    highway_distance: null,
    enkelbestemming: null,
    kvk_coverage: null,
    kvk_registration: null,
  });
});
