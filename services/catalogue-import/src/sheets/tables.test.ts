import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { realData } from '@kavel/service-kit/testing';
import fc from 'fast-check';
import Papa from 'papaparse';
import { type ImportJob, type ImportOutcome, runImport } from '../run-import';
import { polygonBlob, writeGeoPackage } from '../testing/geopackage-fixture';
import { sheetOf } from '../testing/sheet-fixture';
import { amount, isoDate } from '../values/values';
import { readRows } from './read-rows';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function bring(...jobs: ImportJob[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs });
}

async function save(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

async function cellsOf(path: string): Promise<(string | null)[][]> {
  const found: (string | null)[][] = [];
  for await (const row of readRows(path, ['a', 'b'], name => name))
    if ('get' in row) found.push([row.get('a'), row.get('b')]);
  return found;
}

/** Characters that XML and a trimmed cell can contain. */
const cell = fc.string({ unit: fc.constantFrom(...'abc;,\t"\n 0é'), maxLength: 8 }).map(text => `x${text}x`);

test('a CSV with any separator and a spreadsheet are read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 30 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (rows, delimiter, newline) => {
        const text = Papa.unparse([['a', 'b'], ...rows], { delimiter, newline, quotes: true });
        expect(await cellsOf(await save('any.csv', `${text}${newline}`))).toEqual(rows);
        const escaped = rows.map(row => row.map(one => one.replaceAll('"', '&quot;')));
        expect(await cellsOf(await save('any.xlsx', sheetOf([['a', 'b'], ...escaped])))).toEqual(rows);
      },
    ),
    { numRuns: 30 },
  );
});

test('parses amounts and dates in Dutch notation', () => {
  const amounts = ['€ 412.000,50', '412.000', '412000.5', '1.5', '412.000,-', '4.12.000', 'gratis', ''];
  expect(amounts.map(amount)).toEqual([412_000.5, 412_000, 412_000.5, 1.5, 412_000, null, null, null]);
  const days = ['20250301', '1-3-2025', '01/03/2025', '2025-03-01T00:00:00', '31-02-2025', '3-2025'];
  expect(days.map(isoDate)).toEqual(['2025-03-01', '2025-03-01', '2025-03-01', '2025-03-01', null, null]);
});

describe('invalid energielabels', () => {
  const header = 'Pand_postcode;Pand_huisnummer;Pand_energieklasse;Pand_bagverblijfsobjectid';

  test.each([
    [
      'commas below a header with semicolons',
      `${header}\n8990AA,1,A,0299010000000001\n`,
      /none of its 1 rows can be used; the first, at 2: is separated by commas, unlike the header/,
    ],
    [
      'a column too few',
      'Pand_postcode;Pand_huisnummer;Pand_bagpandid\n8990AA;1;1\n',
      /its header misses energieklasse; it has Pand_postcode, Pand_huisnummer, Pand_bagpandid/,
    ],
    [
      'text in the encoding of Windows',
      Buffer.from(`${header}\n8990AA;1;A;\xe9\n`, 'latin1'),
      /is not UTF-8 text/,
    ],
    ['a Parquet file cut off', Buffer.from('PAR1 and no more'), /cannot be read as Parquet/],
  ])('%s', async (_, content, message) => {
    const path = await save('labels.csv', content);
    await expect(bring({ kind: 'ep-online', paths: [path] })).rejects.toThrow(message);
  });
});

test('a partly damaged Parquet file is rejected as a whole', async () => {
  const path = join(folder.path, 'labels.parquet');
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT '8990AA' AS postcode, range AS huisnummer, 'A' AS energieklasse, range AS bag_id FROM range(200_000))
     TO '${path}' (FORMAT parquet, ROW_GROUP_SIZE 20_000)`,
  );
  connection.closeSync();
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(2_000, 0xff), 0, 2_000, Math.floor(size * 0.7));
  await file.close();
  await expect(bring({ kind: 'ep-online', paths: [path] })).rejects.toThrow(/cannot be read as Parquet/);
});

test('areas of a GeoPackage in RD, and key figures of StatLine added to them', async () => {
  const square = [
    [154_900, 462_900],
    [155_100, 462_900],
    [155_100, 463_100],
    [154_900, 462_900],
  ] as const;
  const names = { gemeentecode: 'TEXT', gemeentenaam: 'TEXT', wijkcode: 'TEXT' };
  const geometry = polygonBlob(28_992, square);
  const areas = writeGeoPackage(join(folder.path, 'wijkenbuurten.gpkg'), [
    {
      name: 'buurten',
      srs: 28_992,
      columns: { ...names, buurtcode: 'TEXT', buurtnaam: 'TEXT', aantal_inwoners: 'INTEGER' },
      rows: [{ geometry, values: ['GM0299', 'Proefdorp', 'WK029900', 'BU02990001', 'Noord', -99_995] }],
    },
    {
      name: 'gemeenten',
      srs: 28_992,
      columns: { gemeentecode: 'TEXT', gemeentenaam: 'TEXT' },
      rows: [{ geometry, values: ['GM0299', 'Proefdorp'] }],
    },
    {
      name: 'wijken',
      srs: 28_992,
      columns: { ...names, wijknaam: 'TEXT' },
      rows: [{ geometry, values: ['GM0299', 'Proefdorp', 'WK029900', 'Dorp'] }],
    },
  ]);
  const figures = await save(
    'kerncijfers.csv',
    `"WijkenEnBuurten";"Codering_3";"AantalInwoners_5";"GemiddeldeWOZWaardeVanWoningen_39"
"Proefdorp";"GM0299    ";120;300
"Noord";"BU02990001";80;       .
"Dorp";"WK029900  ";90;310\n`,
  );
  const outcome = await bring({ kind: 'cbs', paths: [areas] }, { kind: 'cbs', paths: [figures] });
  expect(outcome.files).toMatchObject([
    { what: 'buurten and gemeenten and wijken', accepted: 3, rejected: 0 },
    { what: 'key figures', accepted: 2, rejected: 1 },
  ]);
  const store = new CatalogueStore(folder.path);
  try {
    const found = await store.use(snapshot =>
      snapshot.rows<{ figures: string }>(
        'SELECT figures::VARCHAR AS figures FROM buurt UNION ALL SELECT figures::VARCHAR FROM wijk',
      ),
    );
    expect(found.map(row => JSON.parse(row.figures))).toEqual([
      { aantal_inwoners: 80 },
      { aantal_inwoners: 90, gemiddelde_wozwaarde_van_woningen: 310 },
    ]);
  } finally {
    store.close();
  }
});

describe('real energielabels and areas', () => {
  const labels = realData('nl_energielabels', 'doesburg_bag');
  const doesburg = realData('doesburg_bag');

  labels.test('of Parquet come in, with the zeros of their ids; of CSV too', async () => {
    const outcome = await bring(
      { kind: 'ep-online', paths: [`${labels.path}/energielabels_7xxx.parquet`] },
      { kind: 'ep-online', paths: [`${doesburg.path}/energielabels_6981-6984.csv`] },
    );
    expect(outcome.files).toMatchObject([{ accepted: 198_368, rejected: 254 }, { accepted: 1_849 }]);
    const rejected = await readFile(outcome.rejectedPath ?? '', 'utf8');
    expect(rejected).toContain('unknown energy label');
  });
});
