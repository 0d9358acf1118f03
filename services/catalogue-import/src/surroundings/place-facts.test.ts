import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { realData } from '@kavel/service-kit/testing';
import { type ImportJob, type ImportOutcome, runImport } from '../run-import';
import { objectId, pandId, writeObjects } from '../testing/bag-fixture';
import { polygonBlob, writeGeoPackage } from '../testing/geopackage-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function bring(...jobs: ImportJob[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs });
}

async function facts(): Promise<Record<string, unknown>[]> {
  const store = new CatalogueStore(folder.path);
  try {
    return await store.use(snapshot =>
      snapshot.rows(
        `SELECT height, footprint, coverage, enkelbestemming, highway_distance, trainstation_distance,
           kvk_coverage, kvk_registration FROM verblijfsobject ORDER BY object_id`,
      ),
    );
  } finally {
    store.close();
  }
}

async function save(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

/** A square of two hundred metres around the origin of both coordinate systems. */
const square = [
  [154_900, 462_900],
  [155_100, 462_900],
  [155_100, 463_100],
  [154_900, 463_100],
  [154_900, 462_900],
] as const;
const middle: [number, number] = [5.387_206_21, 52.155_174_4];

const files = {
  heights: async () =>
    writeGeoPackage(join(folder.path, '3dbag.gpkg'), [
      { name: 'lod22_3d', srs: 28_992, columns: { identificatie: 'TEXT' }, rows: [] },
      {
        name: 'pand',
        srs: 28_992,
        columns: { identificatie: 'TEXT', b3_h_dak_70p: 'REAL', b3_h_maaiveld: 'REAL', b3_opp_grond: 'REAL' },
        rows: [
          { geometry: null, values: [`NL.IMBAG.Pand.${pandId(1)}`, 11.26, -0.5, 88.4] },
          { geometry: null, values: [`NL.IMBAG.Pand.${pandId(3)}`, 4, null, 10] },
          { geometry: null, values: [`NL.IMBAG.Pand.${pandId(4)}`, 4, 9, 10] },
        ],
      },
    ]),
  coverage: async () =>
    writeGeoPackage(join(folder.path, 'rudifun.gpkg'), [
      {
        name: 'bouwblok',
        srs: 28_992,
        columns: { FSI: 'REAL', GSI: 'REAL' },
        rows: [
          { geometry: polygonBlob(28_992, square), values: [1.2, 0.417] },
          { geometry: polygonBlob(28_992, square), values: [1.2, 41.7] },
        ],
      },
    ]),
  zoning: () =>
    save(
      'plan.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::28992' } },
        features: [
          {
            type: 'Feature',
            properties: { naam: 'Kantoor - 1', bestemmingshoofdgroep: 'Kantoor' },
            geometry: { type: 'Polygon', coordinates: [square] },
          },
        ],
      }),
    ),
  ramps: () =>
    save('opritten.csv', 'name;x;y\nA1 afrit 12;155300;463400\nA28 afrit 8;170000;480000\nA0;nul;1\n'),
  stations: () => save('stations.csv', `code,name,lat,lon\nX,Middenstad,${middle[1]},${middle[0]}\n`),
  kvk: () =>
    save(
      'kvk.csv',
      `kvk;object_id;postcode;huisnummer;huisletter;huisnummertoevoeging;coverage
1;;8990AA;1;a;BIS;20,5
2;;8990 aa;1;A;bis;
3;${objectId(1)};8990AA;1;;;30
4;12;8990AA;1;;;
5;;8990AA;9;;;
6;;8990AA;1;a;BIS;200\n`,
    ),
};

async function bringAll(): Promise<ImportOutcome> {
  return bring(
    { kind: 'kvk', paths: [await files.kvk()] },
    { kind: 'heights', paths: [await files.heights()] },
    { kind: 'coverage', paths: [await files.coverage()] },
    { kind: 'zoning', paths: [await files.zoning()] },
    { kind: 'ramps', paths: [await files.ramps()] },
    { kind: 'stations', paths: [await files.stations()] },
    {
      kind: 'bag',
      paths: [
        await writeObjects(folder.path, [
          { id: objectId(1), pandId: pandId(1), at: middle, huisletter: 'A', toevoeging: 'bis' },
          { id: objectId(2), pandId: pandId(2), at: [5.5, 52.2], huisnummer: 2 },
          { id: '0999010000000003', at: [5.51, 52.2], huisnummer: 3 },
        ]),
      ],
    },
  );
}

const known = {
  height: 11.8,
  footprint: 88,
  coverage: 41.7,
  enkelbestemming: 'kantoor',
  highway_distance: 500,
  trainstation_distance: 0,
  kvk_coverage: 50.5,
  kvk_registration: 3,
};

test('every locator filter gets its figure, in any import order, and importing twice changes nothing', async () => {
  const outcome = await bringAll();
  const [first, second, elsewhere] = await facts();
  expect(first).toEqual(known);
  // With the municipality's register imported, other objects have zero registrations; elsewhere it is unknown.
  expect(second).toMatchObject({
    height: null,
    coverage: null,
    enkelbestemming: null,
    kvk_registration: 0,
    kvk_coverage: 0,
  });
  expect(elsewhere).toMatchObject({ kvk_registration: null, kvk_coverage: null });
  // 7,719 m east and 5,000 m north of the origin: √((7,719 − 300)² + (5,000 − 400)²) ≈ 8,730.
  expect(second?.highway_distance).toBeGreaterThan(8_600);
  expect(second?.highway_distance).toBeLessThan(8_850);
  expect(outcome.files.map(({ kind, accepted, rejected }) => [kind, accepted, rejected])).toEqual([
    ['kvk', 4, 2],
    ['heights', 1, 2],
    ['coverage', 1, 1],
    ['zoning', 1, 0],
    ['ramps', 2, 1],
    ['stations', 1, 0],
    ['bag', 3, 0],
  ]);
  const rejected = await readFile(outcome.rejectedPath ?? '', 'utf8');
  for (const reason of [
    'object_id is not 16 digits',
    'coverage is no percentage',
    'b3_h_dak_70p or b3_h_maaiveld is missing',
    'a height of -5 m cannot be',
    'gsi is no share between 0 and 1',
    'has no geometry',
  ])
    expect(rejected).toContain(reason);
  await bringAll();
  expect((await facts())[0]).toEqual(known);
});

test('a file of another kind is rejected with the names of its missing columns', async () => {
  await expect(bring({ kind: 'zoning', paths: [await files.coverage()] })).rejects.toThrow(
    /GeoPackage without a layer to import; it has bouwblok/,
  );
  await expect(bring({ kind: 'kvk', paths: [await files.stations()] })).rejects.toThrow(/no header with/);
  await expect(bring({ kind: 'stations', paths: [await files.zoning()] })).rejects.toThrow(
    /holds no stations: its first feature has no "code", "name"/,
  );
});

describe('real zoning and stations', () => {
  const zoning = realData('amsterdam_zoning_zuidas', 'nl_stations');
  const stations = realData('nl_stations');

  zoning.test('of the Zuidas and of the country come in', async () => {
    const outcome = await bring(
      { kind: 'zoning', paths: [`${zoning.path}/enkelbestemming_groen-2.geojson`] },
      { kind: 'stations', paths: [`${stations.path}/stations_nl.csv`] },
    );
    expect(outcome.files).toMatchObject([
      { accepted: 3, rejected: 0 },
      { accepted: 413, rejected: 0 },
    ]);
    await expect(
      bring({ kind: 'zoning', paths: [`${zoning.path}/enkelbestemming_verkeer.geojson`] }),
    ).rejects.toThrow(/its first feature has no "bestemmingshoofdgroep"/);
  });
});
