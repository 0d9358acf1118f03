import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import { openFeatures } from '../features/open-features';
import { pointBlob, writeGeoPackage } from '../testing/geopackage-fixture';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

type Value = string | number | null;

function write(rows: readonly Value[][], setup = ''): string {
  const path = join(folder.path, 'rows.gpkg');
  const layer = { name: 'pages', srs: 28_992, columns: { a: '', b: 'TEXT', c: 'REAL' } };
  const placed = rows.map((values, at) => ({ geometry: at % 5 === 4 ? null : pointOf(at), values }));
  writeGeoPackage(path, [{ ...layer, rows: placed }]);
  const database = new DatabaseSync(path);
  database.exec(setup);
  database.close();
  return path;
}

function pointOf(at: number): Uint8Array {
  return pointBlob(28_992, 155_000 + at, 463_000);
}

async function read(path: string, column: (name: string) => boolean = name => name !== 'fid') {
  const found: unknown[] = [];
  for await (const { properties, geometry } of openFeatures(path, { layers: () => true, columns: column }))
    found.push({ ...properties, geometry });
  return found;
}

const text = fc.string({ unit: fc.constantFrom(...'abc 019é€😀\u001f'), maxLength: 30 });
/** Longer than a page of SQLite. */
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

test('rows are read as text, empty ones as null, for any page size', async () => {
  const written = (value: Value): string | null => (value === null ? null : String(value) || null);
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 120 }),
      fc.constantFrom(512, 4_096, 65_536),
      async (rows, pageSize) => {
        const path = write(rows, `PRAGMA page_size = ${pageSize}; VACUUM`);
        expect(await read(path)).toEqual(
          rows.map(([a, b, c], at) => ({
            a: written(a),
            b: written(b),
            c: written(c),
            geometry: at % 5 === 4 ? null : { type: 'Point', coordinates: [155_000 + at, 463_000] },
          })),
        );
      },
    ),
    { numRuns: 12 },
  );
});

test('row numbers and numbers beyond 2^53 keep all digits', async () => {
  const path = write([['a', 'b', 1]], 'UPDATE pages SET a = 9007199254740993');
  expect(await read(path, name => name !== 'c')).toMatchObject([{ fid: '1', a: '9007199254740993' }]);
});

test('a column added with a default has it in earlier rows', async () => {
  const path = write([['a', 'b', 1]], "ALTER TABLE pages ADD COLUMN d TEXT DEFAULT 'nieuw'");
  expect(await read(path)).toMatchObject([{ a: 'a', b: 'b', d: 'nieuw' }]);
});

test('a file in write-ahead mode is read without side files', async () => {
  const path = write([['a', 'b', 1]], 'PRAGMA journal_mode = WAL');
  expect(await read(path)).toMatchObject([{ a: 'a' }]);
  expect((await readdir(folder.path)).filter(name => name !== 'rows.gpkg')).toEqual([]);
});

test('a file with a damaged page is rejected by name', async () => {
  const path = write(Array.from({ length: 400 }, (_, at) => ['a', 'b'.repeat(40), at]));
  const bytes = await readFile(path);
  const pageSize = 4_096;
  for (let page = 3; page * pageSize < bytes.length; page++)
    bytes.fill(0xee, page * pageSize, (page + 1) * pageSize);
  await writeFile(path, bytes);
  await expect(read(path)).rejects.toThrow(/rows\.gpkg: cannot be read as a GeoPackage/);
});
