import { join } from 'node:path';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { gatherRuns } from '../testing/gather-runs';
import { pointBlob, polygonBlob, writeGeoPackage } from '../testing/geopackage-fixture';
import { readBagRuns } from './bag-runs';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

type Value = string | number | null;

const id = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }).map(id => String(id).padStart(16, '0')),
  },
  fc.constantFrom(
    'NL.IMBAG.Pand.0200100000000001',
    '363010000000001',
    ' 0363010000000001',
    '12',
    '036301000000000x',
    null,
  ),
);
const name = fc.constantFrom('Dorpsstraat', 'Kade é', ' Kerkweg ', ' ', '', 'Laan\u0007', 7, null);
const year = fc.constantFrom(1931, 1005, 9999, 2024, -3, 0, 1, '1931', 'oud', null);
const status = fc.constantFrom('Pand in gebruik', 'Pand gesloopt', ' Pand in gebruik', null);
const area = fc.oneof(fc.nat(1_200_000), fc.constantFrom(99.5, '80', 1, 999_999, null));

const objects = fc.array(
  fc.tuple(
    ...[
      id,
      id,
      name,
      fc.oneof(fc.nat(100_000), fc.constantFrom('7', '7a', null)),
      fc.constantFrom('a', 'B', ' ', null),
      name,
    ],
    ...[fc.constantFrom('8990AA', '8990 ab', '0990AA', '8990A1', null), name, name],
    ...[
      fc.constantFrom('woonfunctie', 'winkelfunctie,woonfunctie', 'Woonfunctie ', 'vliegfunctie', ',', null),
    ],
    ...[area, year, status],
  ),
  { minLength: 1, maxLength: 60 },
);
const panden = fc.array(fc.tuple(id, year, status), { minLength: 1, maxLength: 60 });

const columns = {
  pand: { identificatie: 'TEXT', bouwjaar: '', status: 'TEXT' },
  verblijfsobject: {
    ...{
      identificatie: 'TEXT',
      pand_identificatie: 'TEXT',
      openbare_ruimte_naam: '',
      huisnummer: '',
      huisletter: 'TEXT',
    },
    ...{ toevoeging: '', postcode: 'TEXT', woonplaats_naam: '', bronhouder_naam: '', gebruiksdoel: 'TEXT' },
    ...{ oppervlakte: '', bouwjaar: '', status: 'TEXT' },
  },
};
const rd = 28_992;

/** Some lie abroad and some nowhere. */
function place(at: number): readonly [number, number] {
  return at % 11 === 10 ? [900_000, 463_000] : [155_000 + at * 7.3, 463_000 + at];
}

function outline(at: number): Uint8Array {
  const [x, y] = place(at);
  return polygonBlob(rd, [
    [x, y],
    [x + 9, y],
    [x + 9, y + 9.5],
    [x, y],
  ]);
}

/** The rows as they come from the pages of a file, and as the library gives them. */
async function readTwice(
  layer: 'pand' | 'verblijfsobject',
  rows: readonly Value[][],
): Promise<[unknown, unknown]> {
  const path = writeGeoPackage(join(folder.path, 'bag.gpkg'), [
    {
      ...{ name: layer, srs: rd, columns: columns[layer] },
      rows: rows.map((values, at) => ({
        geometry: at % 13 === 12 ? null : layer === 'pand' ? outline(at) : pointBlob(rd, ...place(at)),
        values,
      })),
    },
  ]);
  const fromPages = await gatherRuns(readBagRuns({ path, fictional: false, firstText: 0 }));
  const names = ['geom', ...Object.keys(columns[layer])].join(', ');
  const database = new sqlite.Database(path);
  database.exec(
    `CREATE TABLE kept AS SELECT fid, ${names} FROM ${layer}; DROP TABLE ${layer};
     CREATE TABLE ${layer} (fid INTEGER PRIMARY KEY, ${names}) WITHOUT ROWID; INSERT INTO ${layer} SELECT * FROM kept`,
  );
  database.close();
  return [fromPages, await gatherRuns(readBagRuns({ path, fictional: false, firstText: 0 }))];
}

test.each([
  ['verblijfsobject', objects],
  ['pand', panden],
] as const)(
  'rows of %s from their bytes are those of any feature, and so are those rejected',
  async (layer, rows) => {
    await fc.assert(
      fc.asyncProperty(rows as fc.Arbitrary<Value[][]>, async rows => {
        const [fromPages, asked] = await readTwice(layer, rows);
        expect(fromPages).toEqual(asked);
      }),
      { numRuns: 12 },
    );
  },
);
