import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seriesOf } from '@kavel/catalogue';
import { chainIndex } from '@kavel/engine';
import { realData } from '@kavel/service-kit/testing';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

async function save(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

const bring = (path: string, mapping: Record<string, string> = {}) =>
  folder.bring({ kind: 'series', paths: [path], mapping });
const read = (...codes: string[]) => folder.look(snapshot => seriesOf(snapshot, codes));

const header = 'indicator;area;period;value;base_year;unit;origin;n';

test('rows say what they are of; what is not published is unknown, and what is wrong is rejected with its reason', async () => {
  const path = await save(
    'reeksen.csv',
    header,
    'priceIndex;NL01  ;2026MM08;156,6;2020;index;CBS 85773NED;',
    'mortgageRate;NL;2026-08;3.61;;%;DNB;',
    'rentPerM2;GM0599;2026-Q2;.;;;Makelaar;12',
    'huizenprijs;NL00;2026;1;;;CBS;',
    'priceIndex;Rotterdam;2026;1;2020;;CBS;',
    'priceIndex;NL00;1 augustus;1;2020;;CBS;',
    'priceIndex;NL00;2026;1;;;CBS;',
    'vacancy;NL00;2026;3;;dagen;CBS;',
    'vacancy;NL00;2026;-200;;;CBS;',
    'vacancy;NL00;2026;veel;;;CBS;',
    'vacancy;NL00;2026;3;;;;',
  );
  const outcome = await bring(path);
  expect(outcome.files).toMatchObject([{ read: 11, accepted: 3, rejected: 8 }]);
  expect(await read('NL00', 'GM0599')).toMatchObject([
    { indicator: 'mortgageRate', code: 'NL00', grain: 'month', value: 3.61, baseYear: null, origin: 'DNB' },
    { indicator: 'priceIndex', code: 'NL00', start: '2026-08-01', value: 156.6, baseYear: 2020, n: null },
    { indicator: 'rentPerM2', code: 'GM0599', grain: 'quarter', start: '2026-04-01', value: null, n: 12 },
  ]);
});

test('a later file replaces values, another base stays beside them, and a real series takes the place of a fictional one', async () => {
  const value = (period: string, number: number, base: number) =>
    `priceIndex;NL00;${period};${number};${base};index;CBS;`;
  await bring(await save('oud.csv', header, value('2023-08', 180, 2015), value('2023-09', 181, 2015)));
  await bring(await save('nieuw.csv', header, value('2023-09', 181.2, 2015), value('2023-09', 127.1, 2020)));
  expect((await read('NL00')).map(one => one.value)).toEqual([180, 181.2, 127.1]);
  await folder.look(async snapshot =>
    expect(await snapshot.rows('SELECT 1 FROM series_value')).toHaveLength(3),
  );
});

test('a file without origin, base or grain gets them with the mapping', async () => {
  const path = await save('huur.csv', 'Perioden;Huurverhoging_1', '2022-01-01;3,0', '2023-01-01;2,0');
  await expect(bring(path, { value: 'Huurverhoging_1' })).rejects.toThrow(/indicator is none of/);
  await bring(path, {
    ...{ value: 'Huurverhoging_1', indicator: '=rentIncrease', area: '=NL00' },
    ...{ grain: '=year', origin: '=CBS 70675NED' },
  });
  expect(await read('NL00')).toMatchObject([
    { indicator: 'rentIncrease', grain: 'year', start: '2022-01-01', value: 3, origin: 'CBS 70675NED' },
    { start: '2023-01-01', value: 2 },
  ]);
});

const prices = realData('nl_house_prices');
const country = { indicator: '=priceIndex', area: '=NL00' };

prices.test(
  'the national index of CBS on both bases, whose ratio moves, is chained at one month',
  async () => {
    await bring(join(prices.path, 'cbs_83906_national_month.csv'), {
      ...country,
      ...{ value: 'PrijsindexBestaandeKoopwoningen_1', grain: '=month', base_year: '=2015' },
      origin: '=CBS 83906NED',
    });
    await bring(join(prices.path, 'cbs_85773_national_month_2020base.json'), {
      ...country,
      ...{ value: 'landelijk.reeks', base_year: '=2020', origin: '=CBS 85773NED' },
    });
    const values = await read('NL00');
    const of = (base: number) => values.filter(({ baseYear }) => baseYear === base);
    expect([of(2015).length, of(2020).length]).toEqual([345, 48]);
    expect(of(2015).at(-1)).toMatchObject({ start: '2023-09-01', value: 181 });
    expect(of(2020).at(-1)).toMatchObject({ start: '2026-08-01', value: 156.6 });

    const pointsOf = (base: number) =>
      of(base).map(({ start, value }) => ({ period: start, value: value ?? 0 }));
    const [old, young] = [pointsOf(2015), pointsOf(2020)];
    const valueAt = (points: typeof old, period: string) =>
      points.find(one => one.period === period)?.value ?? 0;
    const ratios = young.slice(0, 13).map(({ period, value }) => valueAt(old, period) / value);
    expect(Math.max(...ratios) - Math.min(...ratios)).toBeGreaterThan(0.005);
    const { points, links } = chainIndex([
      { baseYear: 2015, points: old },
      { baseYear: 2020, points: young },
    ]);
    expect(links).toEqual([{ period: '2022-09-01', fromBase: 2015, toBase: 2020, factor: 131.7 / 187.6 }]);
    expect(points).toHaveLength(332 + 48);
    // Changes before the link are those of the old base.
    const change = (from: string, to: string) => valueAt(points, to) / valueAt(points, from);
    expect(change('1995-08-01', '2022-08-01')).toBeCloseTo(189 / valueAt(old, '1995-08-01'), 10);
    expect(change('2022-09-01', '2026-08-01')).toBeCloseTo(156.6 / 131.7, 10);
  },
);

prices.test(
  'mean prices of 745 regions since 1995, most of them unknown for the years before or after them',
  async () => {
    const outcome = await bring(join(prices.path, 'cbs_83625eng_average_price_region_year.csv'), {
      ...{ indicator: '=averagePrice', value: 'AveragePurchasePrice_1', origin: '=CBS 83625ENG' },
    });
    expect(outcome.files).toMatchObject([{ read: 22_350, accepted: 22_350 }]);
    const [counted] = await folder.look(snapshot =>
      snapshot.rows(
        'SELECT count(DISTINCT code)::INTEGER AS regions, count(*) FILTER (value IS NULL)::INTEGER AS unknown FROM series_value',
      ),
    );
    expect(counted).toEqual({ regions: 745, unknown: 8_432 });
    expect((await read('GM0363')).at(-1)).toMatchObject({ start: '2024-01-01', grain: 'year' });
  },
);

const rates = realData('nl_rents_rates_costs');
rates.test(
  'the mortgage rate of DNB, whose months are Dutch words and whose first header is empty',
  async () => {
    const outcome = await bring(join(rates.path, 'dnb_mortgage_rate_outstanding_month.csv'), {
      ...{ indicator: '=mortgageRate', area: '=NL00', origin: '=DNB, uitstaande hypotheken' },
      value: 'Bancaire rente op uitstaande woninghypotheken van huishoudens',
    });
    expect(outcome.files).toMatchObject([{ accepted: 268, rejected: 0 }]);
    expect((await read('NL00')).at(0)).toMatchObject({ start: '2003-01-01', value: 5.65 });
  },
);
