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

test('noise is the share of the area above 55 dB; 0 for air is missing; the year comes with the import', async () => {
  const lines = [
    'pc4,no2_avg,pm25_avg,pm10_avg,dn_1,dn_2,dn_3,dn_4,dn_5,dn_6',
    '1609.000000000000000,8.2,9.5,14.6,0.5,0.2,0.1,0.1,0.05,0.05',
    '1999.000000000000000,0,9.5,14.6,0,0,0,0,0,0',
  ];
  const path = await save('milieu.csv', lines.join('\n'));
  await expect(bring(path)).rejects.toThrow(/--year/);
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'area-figures', paths: [path], year: 2016 }] });
  const read = (figure: string) =>
    ask(snapshot =>
      snapshot.rows<{ code: string; value: number | null }>(
        "SELECT code, value FROM area_figure WHERE level = 'pc4' AND year = 2016 AND figure = $figure ORDER BY code",
        { figure },
      ),
    );
  expect(await read('noise')).toEqual([
    { code: '1609', value: expect.closeTo(20) },
    { code: '1999', value: null },
  ]);
  expect(await read('no2')).toEqual([
    { code: '1609', value: 8.2 },
    { code: '1999', value: null },
  ]);
  expect(await ask(figureYears)).toEqual([]);
});

const environment = realData('nl_pc4_environment/pc4_envi_factors.csv');
environment.test('air and noise of 4,053 PC4; two have no cell of NO2', async () => {
  const jobs = [{ kind: 'area-figures' as const, paths: [environment.path], year: 2016 }];
  const outcome = await runImport({ dataFolder: folder.path, jobs });
  expect(outcome.files).toMatchObject([{ read: 4_053, accepted: 4_053, rejected: 0 }]);
  const [spread] = await ask(snapshot =>
    snapshot.rows<{ areas: number; low: number; median: number; high: number }>(
      `SELECT count(value)::INTEGER AS areas, quantile_cont(value, 0.05) AS low, median(value) AS median,
         quantile_cont(value, 0.95) AS high FROM area_figure WHERE figure = 'no2' AND level = 'pc4'`,
    ),
  );
  expect(spread?.areas).toBe(4_051);
  expect(spread?.low).toBeCloseTo(8, 0);
  expect(spread?.median).toBeCloseTo(15.1, 1);
  expect(spread?.high).toBeCloseTo(28.3, 1);
});

const leefbaarometer = realData('leefbaarometer_amstelveen/wijken_2014_2022.csv');
leefbaarometer.test(
  'liveability of the 14 wijken of Amstelveen in four years, with its five dimensions',
  async () => {
    await bring(leefbaarometer.path);
    const rows = await ask(snapshot =>
      snapshot.rows<{ figures: number; score: number; parts: number }>(
        `SELECT count(*)::INTEGER AS figures, sum(value) FILTER (figure = 'liveability') AS score,
         sum(value) FILTER (figure <> 'liveability') AS parts
       FROM area_figure WHERE level = 'wijk' GROUP BY code, year`,
      ),
    );
    expect(rows).toHaveLength(56);
    for (const { figures, score, parts } of rows) {
      expect(figures).toBe(6);
      expect(score - parts).toBeCloseTo(4.1023, 4);
    }
  },
);
