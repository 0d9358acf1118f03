import { lookInto } from '@kavel/catalogue/testing';
import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import { dwellingTypes } from '@kavel/contracts/lists';
import { type MarketAnswer, type MarketQuestion, marketApi } from '@kavel/contracts/market';
import { type HandSale, handIndex } from '../testing/hand-index';
import { startTransactionService, type TransactionService } from '../testing/transaction-service';

jest.setTimeout(120_000);

let service: TransactionService;
beforeAll(async () => {
  service = await startTransactionService();
  service.permit(['auth.unrestricted-access-general']);
});
afterAll(() => service.close());

const town = 'GM9999';
const years = { from: '2022-01', to: '2025-12' };
const ask = (question: Partial<MarketQuestion>) =>
  service.call(marketApi.marketFigures, {
    body: { areas: [town], grain: 'quarter', ...years, ...question },
  });
const rows = <Row>(sql: string) => lookInto(service.dataFolder, snapshot => snapshot.rows<Row>(sql));

function lineOf({ lines }: MarketAnswer, figure: string, area = town, basis = 'sales') {
  return lines.find(line => line.figure === figure && line.area === area && line.basis === basis);
}

interface Sale {
  place: string;
  period: number;
  price: number;
  area: number;
  year: number | null;
  label: EnergyLabel | null;
}

/** Area, decades since 1970, those before 1945, and label, as the model counts them. */
function handSale({ place, period, price, area, year, label }: Sale): HandSale {
  const built = Math.max(year ?? 1970, 1850);
  const decades = [(Math.max(built, 1900) - 1970) / 10, Math.max(0, 1945 - built) / 10];
  return {
    ...{ place, period, y: Math.log(price) },
    x: [Math.log(area), ...decades, -energyLabels.indexOf(label ?? 'C')],
  };
}

const provincie = 'PV24';
const dwellingSales = `FROM transaction WHERE category = 'wonen' AND property_type = 'koop' AND area > 0`;

test.each([
  [town, 'buurtcode'],
  [provincie, 'gemeentecode'],
])(
  'the index of %s is that of a regression over the single sales by %s, within 0.1 %%',
  async (area, places) => {
    const sales = await rows<Sale>(
      `SELECT ${places} || vtw_type AS place, (year("date") * 4 + quarter("date") - 1)::INTEGER AS period, price, area,
       "year", energielabel AS label ${dwellingSales}`,
    );
    const answer = await ask({ areas: [area] });
    const index = lineOf(answer, 'priceIndex', area);
    expect([answer.periods[0], answer.periods.at(-1), answer.indexBase]).toEqual([
      '2022-Q1',
      '2025-Q4',
      '2022-Q1',
    ]);
    const byHand = handIndex(sales.map(handSale));
    const first = 2022 * 4;
    const known = (index?.values ?? []).flatMap((value, at) => (value === null ? [] : [{ at, value }]));
    expect(known.length).toBeGreaterThan(10);
    for (const { at, value } of known) {
      const expected = 100 * Math.exp((byHand.get(first + at) ?? 0) - (byHand.get(first) ?? 0));
      expect(Math.abs(value / expected - 1)).toBeLessThan(0.001);
    }
  },
);

test('medians have quartiles and counts, changes compare with the period and the year before; below ten nothing is said', async () => {
  const areas = [town, await busiestBuurt()];
  const answer = await ask({ areas, grain: 'month' });
  const compared = { few: 0, enough: 0 };
  for (const [place, column] of ['gemeentecode', 'buurtcode'].entries()) {
    const area = areas[place] ?? '';
    const median = lineOf(answer, 'pricePerM2', area);
    const counted = await rows<{ month: string; n: number; q: number[] }>(
      `SELECT strftime("date", '%Y-%m') AS month, count(*)::INTEGER AS n,
         quantile_cont(price_per_m2, [0.25, 0.5, 0.75]) AS q
       ${dwellingSales} AND ${column} = '${area}' AND "date" >= DATE '2022-01-01' AND "date" < DATE '2026-01-01'
       GROUP BY 1 ORDER BY 1`,
    );
    for (const { month, n, q } of counted) {
      const at = answer.periods.indexOf(month);
      const values = [median?.low?.[at] ?? null, median?.values[at], median?.high?.[at] ?? null];
      compared[n < 10 ? 'few' : 'enough'] += 1;
      expect(values).toEqual(n < 10 ? [null, null, null] : q.map(value => expect.closeTo(value, 1)));
      expect([median?.n[at], lineOf(answer, 'sales', area)?.values[at]]).toEqual([n, n]);
    }
  }
  expect(Math.min(compared.few, compared.enough)).toBeGreaterThan(5);
  const sold = lineOf(answer, 'sales');
  const at = 20;
  const share = (before: number) => ((sold?.values[at] ?? 0) / (sold?.values[at - before] ?? 0) - 1) * 100;
  expect(sold?.onPeriod[at]).toBeCloseTo(share(1), 1);
  expect(sold?.onYear[at]).toBeCloseTo(share(12), 1);
  expect(sold?.fictional).toBe(true);
});

async function busiestBuurt(): Promise<string> {
  const [buurt] = await rows<{ code: string }>(
    `SELECT buurtcode AS code ${dwellingSales} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  );
  return buurt?.code ?? '';
}

test('areas are compared, with the index of CBS beside them on the same base, and rates of the country once', async () => {
  const code = await busiestBuurt();
  const answer = await ask({ areas: [town, code], grain: 'year' });
  expect(answer.areas).toMatchObject([
    { code: town, level: 'gemeente', name: 'Kavelstede' },
    { code, level: 'buurt', gemeente: 'Kavelstede' },
  ]);
  const cbs = lineOf(answer, 'priceIndex', 'NL00', 'series');
  expect(cbs).toMatchObject({ origins: ['Kavelstede (fictief)'], links: [], fictional: true });
  const at = answer.periods.indexOf(answer.indexBase ?? '');
  expect([lineOf(answer, 'priceIndex')?.values[at], cbs?.values[at]]).toEqual([100, 100]);
  expect(answer.lines.filter(({ figure }) => figure === 'mortgageRate')).toMatchObject([{ area: 'NL00' }]);
  const [labels] = answer.labels;
  expect(Object.values(labels?.counts ?? {}).reduce((sum, n) => sum + n, 0)).toBe(labels?.dwellings);
  expect((await ask({ grain: 'month' })).coarser).toEqual(
    expect.arrayContaining([
      { figure: 'timeOnMarket', grain: 'quarter' },
      { figure: 'rentIncrease', grain: 'year' },
    ]),
  );
});

test('a PC4, an area without sales and one that does not exist answer; an impossible code, span and grain are refused', async () => {
  const [most] = await rows<{ pc4: string; n: number }>(
    `SELECT o.postcode[1:4] AS pc4, count(*)::INTEGER AS n FROM transaction t JOIN verblijfsobject o USING (object_id)
     WHERE category = 'wonen' AND property_type = 'koop' AND t."date" BETWEEN DATE '2022-01-01' AND DATE '2025-12-31'
     GROUP BY 1 ORDER BY n DESC LIMIT 1`,
  );
  const sold = lineOf(await ask({ areas: [most?.pc4 ?? ''] }), 'sales', most?.pc4);
  expect(sold?.values.reduce((sum: number, n) => sum + (n ?? 0), 0)).toBe(most?.n);
  const nowhere = await ask({ areas: ['BU00010000'] });
  expect(nowhere.lines.every(({ area, basis }) => area === 'NL00' && basis === 'series')).toBe(true);
  expect(nowhere.labels).toEqual([{ area: 'BU00010000', dwellings: 0, counts: null }]);
  for (const wrong of [{ areas: ['LD01'] }, { areas: ["GM1' OR 1"] }, { from: '2026-01' }, { areas: [] }])
    await expect(ask(wrong)).rejects.toMatchObject({ code: 'bad-request' });
});

test('a provincie has all objects and sales of its gemeenten, and its own index of CBS; others have none', async () => {
  const { provincies } = await service.call(marketApi.marketOverview, {});
  const named = { code: provincie, level: 'provincie', name: 'Flevoland (fictief)', gemeente: '' };
  expect(provincies).toEqual([named]);
  const elsewhere = 'PV27';
  const answer = await ask({ areas: [provincie, elsewhere] });
  expect(answer.areas).toEqual([named, { ...named, code: elsewhere, name: 'Noord-Holland' }]);
  const [counted] = await rows<{ dwellings: number; sales: number; median: number }>(
    `WITH inside AS (SELECT * FROM verblijfsobject WHERE provincie = '${provincie}')
     SELECT (SELECT count(*)::INTEGER FROM inside WHERE vtw_type IN (${dwellingTypes.map(type => `'${type}'`)})) AS dwellings,
       count(*)::INTEGER AS sales, median(t.price_per_m2) AS median
     FROM transaction t JOIN inside USING (object_id)
     WHERE t.category = 'wonen' AND t.property_type = 'koop' AND t."date" BETWEEN DATE '2025-10-01' AND DATE '2025-12-31'`,
  );
  const last = (figure: string) => lineOf(answer, figure, provincie)?.values.at(-1);
  expect(answer.labels.map(({ dwellings }) => dwellings)).toEqual([counted?.dwellings, 0]);
  expect(last('sales')).toBe(counted?.sales);
  expect(last('pricePerM2')).toBeCloseTo(counted?.median ?? 0, 1);
  const published = lineOf(answer, 'priceIndex', provincie, 'series');
  expect(published?.values.every(value => value !== null)).toBe(true);
  expect([lineOf(answer, 'priceIndex', provincie)?.values[0], published?.values[0]]).toEqual([100, 100]);
  expect(answer.lines.filter(({ area }) => area === elsewhere)).toEqual([]);

  const body = { level: 'gemeente', figure: 'sales', ...years } as const;
  const mapOf = (within: string) => service.call(marketApi.marketMap, { body: { ...body, within } });
  expect([(await mapOf(provincie)).codes, (await mapOf(elsewhere)).codes]).toEqual([[town], []]);
});

test('the map has the areas within another; own objects are ranked among sales and dwellings', async () => {
  const body = { level: 'buurt', figure: 'pricePerM2', within: town, ...years } as const;
  const { codes, values, n } = await service.call(marketApi.marketMap, { body });
  expect(codes.length).toBeGreaterThan(2);
  expect(values.every((value, at) => (value === null) === (n[at] ?? 0) < 10)).toBe(true);

  const largest = await rows<{ objectId: string; area: number }>(
    `SELECT object_id AS "objectId", oppervlakte AS area FROM verblijfsobject
     WHERE vtw_type = 'eengezinswoning' ORDER BY oppervlakte DESC, object_id LIMIT 5`,
  );
  const objects = largest.map(({ objectId, area }) => ({ objectId, value: area * 100_000 }));
  const ranked = await service.call(marketApi.marketRank, {
    body: { area: town, objects: [...objects, { objectId: '0000000000000000', value: null }], ...years },
  });
  expect(ranked.inside).toBe(5);
  const rankOf = (figure: string) => ranked.ranks.find(rank => rank.figure === figure);
  expect(rankOf('value')).toMatchObject({ percentile: 100, mine: { n: 5, median: 100_000 } });
  expect(rankOf('oppervlakte')?.percentile).toBeGreaterThan(95);
});

test('the overview says what there is, and only the general permission may ask', async () => {
  const overview = await service.call(marketApi.marketOverview, {});
  expect(overview.only).toMatchObject({ code: town, name: 'Kavelstede' });
  expect(overview.sales?.count).toBeGreaterThan(100);
  expect(overview.series).toEqual(
    expect.arrayContaining([expect.objectContaining({ indicator: 'priceIndex', grain: 'month', areas: 1 })]),
  );
  service.permit(['auth.vesteda']);
  await expect(service.call(marketApi.marketOverview, {})).rejects.toMatchObject({ code: 'forbidden' });
  service.permit(['auth.unrestricted-access-general']);
});
