import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { decodeShape } from '@kavel/catalogue/geo';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '../run-import';

jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

type Ring = readonly (readonly [lon: number, lat: number])[];
const names = { gemeentecode: 'GM0299', gemeentenaam: 'Proefdorp' };

function area(properties: object, ring: Ring | null): object {
  const geometry = ring && { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
  return { type: 'Feature', properties: { ...names, ...properties }, geometry };
}

async function bring(file: string, features: object[]): Promise<void> {
  const path = join(folder.path, file);
  await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features }));
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'cbs', paths: [path] }] });
}

/** Number of points of each ring of each gemeente's outline. */
async function outlines(): Promise<number[]> {
  const store = new CatalogueStore(folder.path);
  try {
    const rows = await store.use(snapshot =>
      snapshot.rows<{ shape: Uint8Array }>('SELECT shape FROM gemeente_area ORDER BY code'),
    );
    return rows.flatMap(({ shape }) => decodeShape(shape).flat()).map(ring => ring.length / 2);
  } finally {
    store.close();
  }
}

test('buurten are dissolved into one gemeente without inner borders, until its own outline is imported', async () => {
  const west: Ring = [
    [5.5, 52.2],
    [5.51, 52.2],
    [5.51, 52.21],
    [5.5, 52.21],
  ];
  // Its side of the border bends where the other side is straight, about ten metres apart.
  const east: Ring = [
    [5.51, 52.2],
    [5.52, 52.2],
    [5.52, 52.21],
    [5.51, 52.21],
    [5.5101, 52.207],
    [5.5099, 52.204],
  ];
  await bring('buurten.geojson', [
    area({ buurtcode: 'BU02990001', buurtnaam: 'West', wijkcode: 'WK029900' }, west),
    area({ buurtcode: 'BU02990002', buurtnaam: 'Oost', wijkcode: 'WK029900' }, east),
  ]);
  expect(await outlines()).toEqual([6]);

  const own: Ring = [
    [5.5, 52.2],
    [5.52, 52.2],
    [5.51, 52.22],
  ];
  await bring('gemeenten.geojson', [area({}, own)]);
  expect(await outlines()).toEqual([3]);
  await bring('gemeenten-namen.geojson', [area({}, null)]);
  expect(await outlines()).toEqual([3]);
});
