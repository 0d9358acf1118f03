import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import type { ImportKind } from './importer';
import { type ImportJob, type ImportOutcome, runImport } from './run-import';
import { objectId, writeObjects } from './testing/bag-fixture';
import { sheetOf } from './testing/sheet-fixture';
import { zipOf } from './testing/zip-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  const objects = await writeObjects(folder.path, [{ id: objectId(1) }, { id: objectId(2), huisnummer: 2 }]);
  const labels = await save('good.csv', labelFile(`8990AA;1;A;${objectId(1)};20240503`));
  await bring({ kind: 'bag', paths: [objects] }, { kind: 'ep-online', paths: [labels] });
});
afterAll(() => folder.remove());

const header = 'Pand_postcode;Pand_huisnummer;Pand_energieklasse;Pand_bagverblijfsobjectid;Pand_opnamedatum';

function labelFile(...rows: readonly string[]): string {
  return `${[header, ...rows].join('\n')}\n`;
}

function bring(...jobs: ImportJob[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs });
}

async function save(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

/** The catalogue's files as bytes, and the data read from them. */
async function state(): Promise<unknown> {
  const catalogue = join(folder.path, 'catalogue');
  const store = new CatalogueStore(folder.path);
  try {
    return {
      files: await readdir(catalogue),
      pointer: await readFile(join(catalogue, 'current.json'), 'utf8'),
      objects: await store.use(snapshot => snapshot.rows('SELECT * FROM verblijfsobject ORDER BY object_id')),
      labels: await store.use(snapshot => snapshot.rows('SELECT * FROM energielabel ORDER BY ALL')),
    };
  } finally {
    store.close();
  }
}

const newer = labelFile(`8990AA;2;B;${objectId(2)};20250601`);
const whole = sheetOf([
  ['postcode', 'huisnummer', 'datum', 'koopsom'],
  ['8990AA', 1, '2025-03-01', 400_000],
]);

test.each<[name: string, kind: ImportKind, file: string, content: string | Uint8Array, message: RegExp]>([
  ['a PDF', 'ep-online', 'a.csv', '%PDF-1.7', /a\.csv: is a PDF; GeoJSON or CSV text is expected/],
  ['a zip', 'ep-online', 'b.csv', zipOf({ 'labels.csv': newer }), /b\.csv: .*zip/],
  [
    'a CSV of another register',
    'ep-online',
    'c.csv',
    'naam;waarde\nx;1\n',
    /c\.csv: no header with the columns postcode, huisnummer, energieklasse/,
  ],
  ['a CSV for GeoJSON', 'bag', 'd.geojson', newer, /d\.geojson: is not a GeoJSON FeatureCollection/],
  ['UTF-16', 'ep-online', 'e.csv', Buffer.from(`\uFEFF${newer}`, 'utf16le'), /e\.csv: is not UTF-8 text/],
  ['a cut-off gzip', 'ep-online', 'f.csv.gz', gzipSync(newer).subarray(0, 40), /damaged or cut off/],
  [
    'a cut-off zip',
    'bag',
    'g.zip',
    zipOf({ 'a.zip': zipOf({ 'b.xml': '<a/>' }) }).subarray(0, 60),
    /g\.zip: .*cut off/,
  ],
  [
    'a cut-off spreadsheet',
    'transactions',
    'h.xlsx',
    whole.subarray(0, 300),
    /h\.xlsx: .*damaged or cut off/,
  ],
  ['a row cut off', 'ep-online', 'i.csv', newer.slice(0, -12), /i\.csv: is cut off in line 2/],
  [
    'commas below a header with semicolons',
    'ep-online',
    'j.csv',
    `${header}\n8990AA,2,B,${objectId(2)},20250601\n`,
    /j\.csv: none of its 1 rows can be used; the first, at 2: is separated by commas, unlike the header/,
  ],
  [
    'semicolons below a header with commas',
    'ep-online',
    'k.csv',
    `${header.replaceAll(';', ',')}\n8990AA;2;B;${objectId(2)};20250601\n`,
    /k\.csv: none of its 1 rows can be used; the first, at 2: is separated by semicolons, unlike the header/,
  ],
  [
    'GeoJSON for stops',
    'stops',
    'l.geojson',
    '{"type":"FeatureCollection","features":[]}',
    /l\.geojson: is JSON; stops are a GTFS zip/,
  ],
  [
    'one CityJSON document for a sequence',
    'roofs',
    'm.city.json',
    '{"type":"CityJSON","version":"2.0","transform":{"scale":[1,1,1],"translate":[0,0,0]},"CityObjects":{},"vertices":[]}',
    /m\.city\.json: holds no features: a CityJSON sequence/,
  ],
  [
    'points for figures of areas',
    'area-figures',
    'n.geojson',
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"naam":"x"},"geometry":{"type":"Point","coordinates":[5,52]}}]}',
    /n\.geojson: none of its 1 rows can be used; the first, at 1: code "" is no gemeente/,
  ],
  [
    'figures of no year',
    'area-figures',
    'o.csv',
    'buurt_code,woz_waarde\nBU03070101,420\n',
    /o\.csv: does not say of which year it is/,
  ],
])('%s is rejected by name and the data does not change', async (_, kind, file, content, message) => {
  const before = await state();
  await expect(bring({ kind, paths: [await save(file, content)] })).rejects.toThrow(message);
  expect(await state()).toEqual(before);
});
