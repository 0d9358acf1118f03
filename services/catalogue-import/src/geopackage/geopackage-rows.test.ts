import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import sqlite from 'node-sqlite3-wasm';
import { openFeatureBatches, openFeatures } from '../features/open-features';
import type { Feature } from '../features/read-features';
import { pointBlob, writeGeoPackage } from '../testing/geopackage-fixture';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

type Value = string | number | null;

/** The same rows twice: in a table that is read by its pages, and in one that only the library can read. */
function writeTwice(rows: readonly Value[][], setup: string): string {
  const path = join(folder.path, 'twice.gpkg');
  const layer = { name: 'pages', srs: 28_992, columns: { a: '', b: 'TEXT', c: 'REAL' } };
  writeGeoPackage(path, [
    {
      ...layer,
      rows: rows.map((values, at) => ({
        geometry: at % 5 === 4 ? null : pointBlob(28_992, 155_000 + at, 463_000),
        values,
      })),
    },
  ]);
  const database = new sqlite.Database(path);
  database.exec(
    `CREATE TABLE keyed (fid INTEGER PRIMARY KEY, geom BLOB, a, b TEXT, c REAL) WITHOUT ROWID;
     INSERT INTO keyed SELECT fid, geom, a, b, c FROM pages;
     INSERT INTO gpkg_geometry_columns SELECT 'keyed', column_name, geometry_type_name, srs_id, z, m
       FROM gpkg_geometry_columns WHERE table_name = 'pages';
     ${setup}`,
  );
  database.close();
  return path;
}

async function read(path: string, layer: string): Promise<Pick<Feature, 'properties' | 'geometry'>[]> {
  const found: Pick<Feature, 'properties' | 'geometry'>[] = [];
  const choice = { layers: (name: string) => name === layer, columns: (name: string) => name !== 'fid' };
  for await (const { properties, geometry } of openFeatures(path, choice)) {
    const { c, ...texts } = properties;
    found.push({ properties: { ...texts, c: c === null ? null : Number(c) }, geometry });
  }
  return found;
}

/** All rows of a run have been read before the first is looked at. */
async function readRuns(path: string, layer: string): Promise<unknown[]> {
  const found: unknown[] = [];
  const choice = { layers: (name: string) => name === layer, columns: (name: string) => name !== 'fid' };
  for await (const run of openFeatureBatches(path, choice))
    for (const { properties, geometry } of run)
      found.push({ ...properties, c: Number(properties.c), geometry });
  return found;
}

const text = fc.string({ unit: fc.constantFrom(...'abc 019é€😀'), maxLength: 30 });
/** Longer than a page: goes on in others. */
const longText = fc.integer({ min: 400, max: 9_000 }).map(length => 'lang é '.repeat(length / 7));
const whole = fc.oneof(
  fc.constantFrom(0, 1, -1, 127, -128, 32_767, 8_388_607, 2_147_483_647, -140_737_488_355_328, 2 ** 52),
  fc.integer(),
);
const row = fc.tuple(
  fc.oneof(fc.constant(null), whole, text),
  fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: longText }, fc.constant(null)),
  fc.oneof(
    fc.constant(null),
    fc.integer({ min: -9_999, max: 9_999 }).map(eighths => eighths / 8),
  ),
);

test('rows from the pages of a file are those that SQLite gives, whatever the size of its pages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 120 }),
      fc.constantFrom(512, 4_096, 65_536),
      async (rows, pageSize) => {
        const path = writeTwice(rows, `PRAGMA page_size = ${pageSize}; VACUUM`);
        const expected = await read(path, 'keyed');
        expect(expected).toHaveLength(rows.length);
        expect(await read(path, 'pages')).toEqual(expected);
      },
    ),
    { numRuns: 12 },
  );
});

test('rows whose bytes lie all over a large file are those that SQLite gives', async () => {
  const short: Value[][] = Array.from({ length: 900 }, (_, at) => [at, 'kort', at / 8]);
  // Each time a third of the rows grows, into pages behind those of all others; a third stays in the pages there were.
  const grow = (third: number): string =>
    `UPDATE pages SET b = replace(hex(zeroblob(fid * 37 % 6000)), '00', 'lang é ' || fid) WHERE fid % 3 = ${third};`;
  const setup = `${grow(2)} ${grow(0)} DELETE FROM keyed;
    INSERT INTO keyed SELECT fid, geom, a, b, c FROM pages`;
  const path = writeTwice(short, setup);
  expect((await stat(path)).size).toBeGreaterThan(20_000_000);
  expect(await readRuns(path, 'pages')).toEqual(await readRuns(path, 'keyed'));
});

test('the number of a row is told where it is asked for', async () => {
  const path = writeTwice(
    [
      ['a', 'b', 1],
      ['c', 'd', 2],
    ],
    '',
  );
  const choice = { layers: (name: string) => name === 'pages', columns: (name: string) => name === 'fid' };
  const found: unknown[] = [];
  for await (const { properties } of openFeatures(path, choice)) found.push(properties);
  expect(found).toEqual([{ fid: '1' }, { fid: '2' }]);
});

test('the character between values is no end of one where a value has it', async () => {
  const path = writeTwice([['a\u001fx', 'b', 1]], '');
  expect(await read(path, 'keyed')).toMatchObject([{ properties: { a: 'a x', b: 'b', c: 1 } }]);
});

test('a column that came later with a value for the rows before it has that value', async () => {
  const path = writeTwice([['a', 'b', 1]], "ALTER TABLE pages ADD COLUMN d TEXT DEFAULT 'nieuw'");
  expect(await read(path, 'pages')).toMatchObject([{ properties: { a: 'a', b: 'b', d: 'nieuw' } }]);
});

test('a file with a damaged page is refused by name', async () => {
  const path = writeTwice(
    Array.from({ length: 400 }, (_, at) => ['a', 'b'.repeat(40), at]),
    '',
  );
  const bytes = await readFile(path);
  const pageSize = 4_096;
  for (let page = 3; page * pageSize < bytes.length; page++)
    bytes.fill(0xee, page * pageSize, (page + 1) * pageSize);
  await writeFile(path, bytes);
  await expect(read(path, 'pages')).rejects.toThrow(/twice\.gpkg: cannot be read as a GeoPackage/);
});
