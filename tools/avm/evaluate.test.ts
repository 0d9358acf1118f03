import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, printed } from './evaluate';

// Learns real models: seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'kavel-avm-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = 'price;sold;lon;lat;area;kind;remark';

/** 240 made-up sales of 2019 and 2020: price = 2,000 × area, houses 20 % more, with a few per cent of noise. */
const lines = Array.from({ length: 240 }, (_, i) => {
  const area = 60 + ((i * 37) % 90);
  const kind = i % 3 === 0 ? 'house' : 'flat';
  const noise = 1 + (((i * 53) % 21) - 10) / 200;
  const price = Math.round(2_000 * area * (kind === 'house' ? 1.2 : 1) * noise);
  const date = `${2019 + Math.floor(i / 120)}-${String(1 + (Math.floor(i / 10) % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`;
  return [
    price,
    date,
    (5 + ((i * 13) % 50) / 1000).toFixed(4),
    (52 + ((i * 7) % 50) / 1000).toFixed(4),
    i % 17 === 0 ? 'NA' : area,
    kind,
    i % 40 === 0 ? 'family' : '',
  ].join(';');
});
const mapping = {
  price: 'price',
  date: 'sold',
  lon: 'lon',
  lat: 'lat',
  numeric: ['area'],
  categorical: ['kind'],
  leaveOut: [{ column: 'remark', in: ['family'] }],
};

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const sales = write('sales.csv', [header, ...lines].join('\n'));
const run = (change: object, options: { from?: string; folds?: number; sales?: string } = {}) =>
  evaluate({ sales, mapping: write('mapping.json', { ...mapping, ...change }), ...options }, () => {});

describe('a test by folds', () => {
  it('values every sale that is not left out (240 − 6), and finds most prices within 10 %', async () => {
    const measures = await run({}, { folds: 3 });
    expect(measures).toMatchObject({ n: 234, hitRate: 100 });
    expect(measures.ppe10).toBeGreaterThan(70);
    expect(measures.medianRatio).toBeCloseTo(1, 1);
  });

  it('gives the same in any order of rows', async () => {
    const turned = write('turned.csv', [header, ...lines.toReversed()].join('\n'));
    const [one, other] = [await run({}, { folds: 2 }), await run({}, { folds: 2, sales: turned })];
    expect(printed({ ...other, secondsPerThousand: 0 })).toBe(printed({ ...one, secondsPerThousand: 0 }));
  });

  it('needs neither places nor dates', async () => {
    const { price, numeric, categorical } = mapping;
    const bare = write('bare.json', { price, numeric, categorical });
    const measures = await evaluate({ sales, mapping: bare, folds: 2 }, () => {});
    expect(measures.n).toBe(240);
    expect(measures.mdape).toBeLessThan(10);
  });
});

describe('a test from a date on', () => {
  it('values only the sales from then on: 20 of November and December 2020', async () => {
    expect(await run({}, { from: '2020-11-01' })).toMatchObject({ n: 20, hitRate: 100 });
  });

  it('prints exactly the measures, as one line of JSON', async () => {
    const text = printed(await run({}, { folds: 2 }));
    expect(text).not.toContain('\n');
    expect(Object.keys(JSON.parse(text))).toEqual(
      'n hitRate mdape ppe10 ppe20 cod prd prb medianRatio coverage68 coverage95 secondsPerThousand'.split(
        ' ',
      ),
    );
  });
});

describe('what is not right', () => {
  it.each([
    [
      { price: 'prijs' },
      "The mapping's price names a column prijs that the table does not have. It has: price, sold",
    ],
    [{ price: 'remark' }, "The mapping's price, column remark, holds “family”, which is no number"],
    [
      { numeric: ['kind'], categorical: [] },
      'numeric[0], column kind, holds “house”, which is no number: name it under categorical',
    ],
    [{ numeric: ['price'] }, 'names price as the price and as a feature'],
    [{ date: 'kind' }, 'The dates of column kind, such as “house”, are not recognised'],
    [{ lon: 'price' }, "The mapping's lon, column price, holds"],
    [{ lat: undefined }, 'lon: lon and lat go together'],
    [{ leaveOut: [{ column: 'remark' }] }, 'leaveOut.0: needs one of in, notIn, below, above, missing'],
    [{ colour: 'x' }, 'Unrecognized key: "colour"'],
    [{ numeric: [], categorical: [] }, 'name at least one feature'],
  ])('%j: %s', async (change, problem) => {
    await expect(run(change, { folds: 2 })).rejects.toThrow(problem);
  });

  it.each([
    [{ from: '2031-01-01' }, 'There are no sales from 2031-01-01 on to value'],
    [{ from: '2019-01-15' }, 'There are only'],
    [{ from: '1-1-2020' }, '--from takes a date like 1998-01-01, not 1-1-2020'],
    [{ folds: 1 }, '--folds takes a whole number from 2 to 20'],
    [{ folds: Number.NaN }, '--folds takes a whole number'],
    [{ sales: '/nowhere.csv' }, 'There is no file /nowhere.csv'],
  ])('%j: %s', async (options, problem) => {
    await expect(run({}, options)).rejects.toThrow(problem);
  });
});
