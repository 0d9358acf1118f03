import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore, figuresOfYear, figureYears } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { realData } from '@kavel/service-kit/testing';
import { runImport } from '../run-import';
import { areaColumn } from './figure-columns';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const bring = (...paths: string[]) =>
  runImport({ dataFolder: folder.path, jobs: [{ kind: 'area-figures', paths }] });

async function save(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

async function ask<T>(question: (snapshot: Parameters<typeof figureYears>[0]) => Promise<T>): Promise<T> {
  const store = new CatalogueStore(folder.path);
  try {
    return await store.use(question);
  } finally {
    store.close();
  }
}

test.each([
  ['woz_x1000', 'wozValue'],
  ['woz_2023_x1000', 'wozValue'],
  ['GemiddeldeWOZWaardeVanWoningen_35', 'wozValue'],
  ['Avg_Property_Value_1000EUR', 'wozValue'],
  ['Codering_3', 'code'],
  ['Koopwoningen_40', 'koopwoningen'],
  ['aantal_inwoners', 'aantal_inwoners'],
])('column %s is read as %s', (header, column) => {
  expect(areaColumn(header)).toBe(column);
});

test('a CSV gives thousands of euro by level and year; empty and negative values are missing; other codes are rejected', async () => {
  const lines = [
    'code,naam,woz_x1000',
    'NL00,Nederland,368',
    'GM0001,A,343',
    'WK000100,B,',
    'BU00010000,C,-99997',
  ];
  const outcome = await bring(await save('woz_2023.csv', lines.join('\n')));
  expect(outcome.files).toMatchObject([{ read: 4, accepted: 3, rejected: 1 }]);
  const read = (level: 'gemeente' | 'wijk' | 'buurt') =>
    ask(snapshot => figuresOfYear(snapshot, level, 'wozValue', 2023));
  expect(await read('gemeente')).toEqual([{ code: 'GM0001', value: 343_000 }]);
  expect(await read('wijk')).toEqual([{ code: 'WK000100', value: null }]);
  expect(await read('buurt')).toEqual([{ code: 'BU00010000', value: null }]);
  expect(await ask(figureYears)).toEqual([
    { level: 'gemeente', figure: 'wozValue', year: 2023, known: 1, source: 'woz_2023', fictional: false },
  ]);
});

test('the year comes from a column, else from the file name, and a later file replaces earlier values', async () => {
  await bring(await save('woz_2020.csv', 'code;jaar;woz_x1000\nGM0001;2019;200\nGM0002;2019;300'));
  await bring(await save('woz-correctie.csv', 'code;jaar;woz_x1000\nGM0001;2019;210'));
  expect(await ask(snapshot => figuresOfYear(snapshot, 'gemeente', 'wozValue', 2019))).toEqual([
    { code: 'GM0001', value: 210_000 },
    { code: 'GM0002', value: 300_000 },
  ]);
});

test('a file without a year is rejected with a message', async () => {
  await expect(bring(await save('woz.csv', 'code;woz_x1000\nGM0001;200'))).rejects.toThrow(/of which year/);
});

const cbs = realData('nl_woz_cbs');
cbs.test(
  'CBS 2012 to 2023: gemeenten with outlines, and 342 gemeenten, 3,352 wijken and 14,421 buurten of 2023',
  async () => {
    const files = ['gemeenten_2018.geojson.gz', 'gemeenten_2023.geojson.gz', 'woz_2023_gm_wk_bu.csv'];
    await bring(...files.map(name => join(cbs.path, name)));
    const rows = await ask(snapshot => figuresOfYear(snapshot, 'buurt', 'wozValue', 2023));
    expect(rows).toHaveLength(14_421);
    const gemeenten = await ask(snapshot => figuresOfYear(snapshot, 'gemeente', 'wozValue', 2023));
    const wozOf = (code: string) => gemeenten.find(one => one.code === code)?.value;
    expect([wozOf('GM0363'), wozOf('GM0200'), wozOf('GM0599'), wozOf('GM0503')]).toEqual([
      517_000, 378_000, 320_000, 322_000,
    ]);
    // Groningen kept its code when Haren and Ten Boer joined in 2019, but its outline changed.
    const outline = async (year: number) =>
      (await ask(snapshot => figuresOfYear(snapshot, 'gemeente', 'outline', year))).find(
        ({ code }) => code === 'GM0014',
      )?.value ?? 0;
    expect((await outline(2023)) / (await outline(2018))).toBeGreaterThan(1.9);
  },
);
