import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore, objectsById } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { realData } from '@kavel/service-kit/testing';
import { openFeatures } from '../features/open-features';
import { type ImportOutcome, runImport } from '../run-import';
import { objectId } from '../testing/bag-fixture';
import { writeBagGeoPackage } from '../testing/bag-geopackage';
import { pointBlob, writeGeoPackage } from '../testing/geopackage-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function bring(path: string): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [path] }] });
}

async function firstObject(): Promise<Record<string, unknown> | undefined> {
  const store = new CatalogueStore(folder.path);
  try {
    const [found] = await store.use(snapshot => objectsById(snapshot, [objectId(1)]));
    return found as unknown as Record<string, unknown>;
  } finally {
    store.close();
  }
}

test.each([
  ['RD New', 28_992, [120_700.723, 487_525.502]],
  ['WGS84', 4_326, [4.883_525_59, 52.374_532_53]],
] as const)('panden and objects of a GeoPackage in %s are at the same place', async (_, srs, at) => {
  const path = writeBagGeoPackage(folder.path, srs, [{ at, gebruiksdoel: 'winkelfunctie,woonfunctie' }]);
  const outcome = await bring(path);
  expect(outcome.files).toMatchObject([
    { what: 'panden and verblijfsobjecten', read: 2, accepted: 2, rejected: 0 },
  ]);
  const found = await firstObject();
  expect(found).toMatchObject({
    straat: 'Dorpsstraat',
    huisnummer: 1,
    huisletter: 'A',
    postcode: '8990AA',
    woonplaats: 'Proefdorp',
    gemeentenaam: 'Proefgemeente',
    gebruiksdoelen: ['woonfunctie', 'winkelfunctie'],
    oppervlakte: 120,
    bouwjaar: 1_931,
  });
  expect(found?.lon).toBeCloseTo(4.883_525_59, 6);
  expect(found?.lat).toBeCloseTo(52.374_532_53, 6);
});

test('an invalid row is reported with its layer; the others are imported', async () => {
  const path = writeBagGeoPackage(folder.path, 28_992, [
    { at: [155_000, 463_000] },
    { id: '12', at: [155_010, 463_000] },
    { at: [5.4, 52.1] },
    { at: [900_000, 463_000] },
  ]);
  const outcome = await bring(path);
  expect(outcome).toMatchObject({ rejected: 5, files: [{ read: 8, accepted: 3 }] });
  const lines = (await readFile(outcome.rejectedPath ?? '', 'utf8')).trim().split('\r\n');
  expect(lines.filter(line => line.includes('> verblijfsobject'))).toEqual([
    `${path} > verblijfsobject,2,12,identificatie is not 16 digits`,
    `${path} > verblijfsobject,3,${objectId(3)},has coordinates in degrees; RD New metres (EPSG:28992) are expected`,
    `${path} > verblijfsobject,4,${objectId(4)},lies outside the Netherlands`,
  ]);
});

describe('an invalid GeoPackage leaves the old data', () => {
  const refused: readonly [string, (path: string) => Promise<string>, RegExp][] = [
    [
      'is cut off',
      async path => {
        const whole = await readFile(writeBagGeoPackage(path, 28_992, [{ at: [155_000, 463_000] }]));
        return save(join(path, 'half.gpkg'), whole.subarray(0, whole.length - 4_096));
      },
      /half\.gpkg: is cut off: \d+ bytes of the \d+ that its header tells of/,
    ],
    [
      'is damaged inside',
      async path => {
        const whole = await readFile(writeBagGeoPackage(path, 28_992, [{ at: [155_000, 463_000] }]));
        return save(
          join(path, 'bad.gpkg'),
          Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length, 7)]),
        );
      },
      /bad\.gpkg: cannot be read as a GeoPackage: .*malformed/,
    ],
    [
      'has other layers',
      async path =>
        writeGeoPackage(join(path, 'other.gpkg'), [
          { name: 'wegen', srs: 28_992, columns: { naam: 'TEXT' }, rows: [] },
        ]),
      /without a layer to import; it has wegen \(fid, naam…\)/,
    ],
    [
      'is in another coordinate system',
      async path =>
        writeGeoPackage(join(path, 'utm.gpkg'), [
          {
            name: 'pand',
            srs: 32_631,
            columns: { identificatie: 'TEXT', bouwjaar: 'INTEGER' },
            rows: [{ geometry: pointBlob(32_631, 1, 1), values: ['1', 1] }],
          },
        ]),
      /layer pand has coordinates in "UTM zone 31N" \(32631\); RD New \(28992\) or WGS84 \(4326\)/,
    ],
  ];

  test.each(refused)('that %s', async (_, make, message) => {
    await bring(writeBagGeoPackage(folder.path, 28_992, [{ at: [155_000, 463_000] }], 'good.gpkg'));
    const before = await readdir(join(folder.path, 'catalogue'));
    await expect(bring(await make(folder.path))).rejects.toThrow(message);
    expect(await readdir(join(folder.path, 'catalogue'))).toEqual(before);
    expect(await firstObject()).toMatchObject({ straat: 'Dorpsstraat' });
  });

  async function save(path: string, content: Uint8Array): Promise<string> {
    await writeFile(path, content);
    return path;
  }
});

describe('real addresses of the Westerdok', () => {
  const { path, test: orSkip } = realData('amsterdam_bag_addresses/bag_wgs84.gpkg');

  orSkip('are all read', async () => {
    const places: [number, number][] = [];
    const choice = { layers: (name: string) => name === 'verblijfsobjecten', columns: () => true };
    for await (const { geometry } of openFeatures(path, choice))
      places.push(geometry?.coordinates as [number, number]);
    expect(places).toHaveLength(1_836);
    expect(places.every(([lon, lat]) => lon > 4.8859 && lon < 4.8926 && lat > 52.3866 && lat < 52.3909)).toBe(
      true,
    );
  });

  orSkip('are refused as BAG, as they have no function or area', async () => {
    await expect(bring(path)).rejects.toThrow(/without a layer to import; it has ligplaatsen/);
  });
});
