import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeMesh } from '@kavel/catalogue/geo';
import { realData } from '@kavel/service-kit/testing';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

interface Row {
  pand_id: string;
  mesh: Uint8Array;
  lod: string;
  ground: number;
  height: number;
  roof_area: number | null;
}

const rows = (): Promise<Row[]> =>
  folder.look(snapshot =>
    snapshot.rows<Row>(
      'SELECT pand_id, mesh, lod, ground, height, roof_area FROM pand_mesh ORDER BY pand_id',
    ),
  );

/** m² seen from above (the floor is left out), and m³ above the ground, by the triangles. */
function measure({ mesh }: Pick<Row, 'mesh'>) {
  const { corners, triangles } = decodeMesh(mesh);
  let [above, volume] = [0, 0];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map(turn => {
      const from = (triangles[at + turn] ?? 0) * 3;
      return { x: corners[from] ?? 0, y: corners[from + 1] ?? 0, z: corners[from + 2] ?? 0 };
    });
    if (!a || !b || !c) continue;
    const seen = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    above += seen;
    volume += (seen * (a.z + b.z + c.z)) / 3;
  }
  return { above, volume };
}

/** A box of 10 × 6 × 4 m as one document; its vertices are millimetres from a corner. */
const box = (id: string, more: object = {}) => ({
  type: 'CityJSON',
  version: '2.0',
  transform: { scale: [0.001, 0.001, 0.001], translate: [155_000, 463_000, 2] },
  CityObjects: {
    [id]: {
      type: 'Building',
      geometry: [
        {
          type: 'Solid',
          lod: '1',
          boundaries: [
            [[[3, 2, 1, 0]], [[4, 5, 6, 7]], [[0, 1, 5, 4]], [[1, 2, 6, 5]], [[2, 3, 7, 6]], [[3, 0, 4, 7]]],
          ],
        },
      ],
    },
    ...more,
  },
  vertices: [0, 4_000].flatMap(up => [
    [0, 0, up],
    [10_000, 0, up],
    [10_000, 6_000, up],
    [0, 6_000, up],
  ]),
});

async function write(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

test('a document comes in without its ground; a building without an id or geometry is rejected with the reason', async () => {
  const more = { nameless: { type: 'Building', geometry: [] }, '0363100012345679': { type: 'Building' } };
  const path = await write(
    'box.city.json',
    JSON.stringify(box('NL.IMBAG.Pand.0363100012345678', more), null, 1),
  );
  const outcome = await folder.bring({ kind: '3dbag', paths: [path] });
  expect(outcome.files).toMatchObject([{ what: 'buildings', read: 3, accepted: 1, rejected: 2 }]);
  const rejected = await readFile(outcome.rejectedPath ?? '', 'utf8');
  expect(rejected).toMatch(/nameless,names no pand of 16 digits/);
  expect(rejected).toMatch(/0363100012345679,has no geometry of LoD 1 or more/);
  const found = await rows();
  expect(found).toMatchObject([
    { pand_id: '0363100012345678', lod: '1', ground: 2, height: 4, roof_area: null },
  ]);
  const { above, volume } = measure(found[0] ?? { mesh: new Uint8Array() });
  expect(above).toBeCloseTo(60, 0);
  expect(volume).toBeCloseTo(240, 0);
});

test('what cannot be read says why, and what answered before goes on', async () => {
  const good = await write('good.city.json', JSON.stringify(box('0363100012345678')));
  await folder.bring({ kind: '3dbag', paths: [good] });
  const cut = await write('cut.city.json', JSON.stringify(box('0363100012345678')).slice(0, 200));
  await expect(folder.bring({ kind: '3dbag', paths: [cut] })).rejects.toThrow(
    /not valid JSON, or is cut off/,
  );
  const elsewhere = { ...box('0363100012345678'), metadata: { referenceSystem: 'EPSG:4978' } };
  const wrong = await write('wrong.city.json', JSON.stringify(elsewhere));
  await expect(folder.bring({ kind: '3dbag', paths: [wrong] })).rejects.toThrow(
    /has coordinates in EPSG:4978/,
  );
  expect(await rows()).toHaveLength(1);
});

const older = realData('delft_3dbag', 'nl_3d_cityjson');
older.test('the older release and the 3D Basisvoorziening come in too', async () => {
  const paths = [
    `${older.path}/delft_2021_cityjson11.city.jsonl`,
    `${older.path}/../nl_3d_cityjson/3d_basisvoorziening_bergendal.city.json`,
  ];
  const outcome = await folder.bring({ kind: '3dbag', paths });
  expect(outcome.files).toMatchObject([
    { accepted: 52, rejected: 0 },
    { accepted: 26, rejected: 0 },
  ]);
});
