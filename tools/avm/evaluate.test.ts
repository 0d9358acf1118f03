import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type SheetCell, sheetOf } from '@kavel/catalogue-import/testing';
import { evaluate, printed } from './evaluate';
import { readMapping } from './mapping';
import { salesOf } from './sales';
import { readTable } from './table';

// Trains real models: seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'kavel-avm-'));
afterAll(() => rmSync(folder, { recursive: true }));

const header = 'price;sold;lon;lat;area;kind;remark';

/** 240 synthetic sales of 2019 and 2020: price = 2,000 × area, houses 20 % more, with a few percent of noise. */
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
const cells = lines.map(line => line.split(';'));
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
  const isWhole = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(path, isWhole ? content : JSON.stringify(content));
  return path;
}

const sales = write('sales.csv', [header, ...lines].join('\n'));
const run = (change: object, options: { from?: string; folds?: number; sales?: string } = {}) =>
  evaluate({ sales, mapping: write('mapping.json', { ...mapping, ...change }), ...options }, () => {});

describe('a test by folds', () => {
  it('values every included sale (240 − 6), most of them within 10 % of the price', async () => {
    const measures = await run({}, { folds: 3 });
    expect(measures).toMatchObject({ n: 234, hitRate: 100 });
    expect(measures.ppe10).toBeGreaterThan(70);
    expect(measures.medianRatio).toBeCloseTo(1, 1);
  });

  it('does not depend on the order of rows', async () => {
    const turned = write('turned.csv', [header, ...lines.toReversed()].join('\n'));
    const [one, other] = [await run({}, { folds: 2 }), await run({}, { folds: 2, sales: turned })];
    expect(printed({ ...other, secondsPerThousand: 0 })).toBe(printed({ ...one, secondsPerThousand: 0 }));
  });

  it('needs neither locations nor dates', async () => {
    const { price, numeric, categorical } = mapping;
    const bare = write('bare.json', { price, numeric, categorical });
    const measures = await evaluate({ sales, mapping: bare, folds: 2 }, () => {});
    expect(measures.n).toBe(240);
    expect(measures.mdape).toBeLessThan(10);
  });
});

describe('a test from a date on', () => {
  it('values only the later sales: 20 of November and December 2020', async () => {
    expect(await run({}, { from: '2020-11-01' })).toMatchObject({ n: 20, hitRate: 100 });
  });

  it('prints only the measures, as one line of JSON', async () => {
    const text = printed(await run({}, { folds: 2 }));
    expect(text).not.toContain('\n');
    expect(Object.keys(JSON.parse(text))).toEqual(
      'n hitRate mdape ppe10 ppe20 cod prd prb medianRatio coverage68 coverage95 secondsPerThousand'.split(
        ' ',
      ),
    );
  });
});

describe('the same sales in other formats', () => {
  const read = async (file: string) =>
    salesOf(await readTable(file), readMapping(write('mapping.json', mapping)), true).table;

  it('a workbook: dates as days, numbers as numbers', async () => {
    const days = (date: string) => ({ days: (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000 });
    const number = (text: string) => (text === 'NA' ? null : Number(text));
    const rows = cells.map(
      ([price = '', sold = '', lon = '', lat = '', area = '', kind = '', remark = '']) => [
        number(price),
        days(sold),
        number(lon),
        number(lat),
        number(area),
        kind,
        remark,
      ],
    );
    const file = write('sales.xlsx', sheetOf([header.split(';'), ...rows] as SheetCell[][]));
    expect(await read(file)).toEqual(await read(sales));
  });

  it('Parquet: typed columns, unknown is NULL', async () => {
    const file = join(folder, 'sales.parquet');
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    await connection.run(
      `COPY (SELECT price::DECIMAL(12, 2) AS price, sold::DATE AS sold, lon::DOUBLE AS lon, lat::DOUBLE AS lat,
        TRY_CAST(area AS INTEGER) AS area, kind, remark FROM read_csv('${sales}', delim = ';', all_varchar = true))
        TO '${file}' (FORMAT parquet)`,
    );
    connection.closeSync();
    instance.closeSync();
    expect(await read(file)).toEqual(await read(sales));
  });

  it('a Dutch spreadsheet: euro signs, dots and decimal commas, 16-3-2019, a total below the table', async () => {
    const dutch = cells.map(([price = '', sold = '', lon = '', lat = '', area = '', ...rest]) => {
      const [year, month, day] = sold.split('-').map(Number);
      const euros = `"€ ${Number(price).toLocaleString('nl')} k.k."`;
      return [
        euros,
        `${day}-${month}-${year}`,
        lon.replace('.', ','),
        lat.replace('.', ','),
        area,
        ...rest,
      ].join(';');
    });
    const text = [header, ...dutch, 'Totaal'].join('\r\n');
    const file = join(folder, 'dutch.csv');
    writeFileSync(file, Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(await read(file)).toEqual(await read(sales));
  });

  it('the character set of Western European Windows, where byte 80 is the euro sign', async () => {
    const euros = cells.map(([price = '', ...rest]) => [`\u0080 ${price}`, ...rest].join(';'));
    const file = join(folder, 'windows.csv');
    writeFileSync(file, Buffer.from([header, ...euros].join('\n'), 'latin1'));
    expect(await read(file)).toEqual(await read(sales));
  });

  it('dollar signs and thousands separators', async () => {
    const dollars = cells.map(([price = '', ...rest]) =>
      [`"$${Number(price).toLocaleString('en')}"`, ...rest].join(';'),
    );
    const file = write('dollars.csv', [header, ...dollars].join('\n'));
    expect(await read(file)).toEqual(await read(sales));
  });
});

describe('sales with values missing in earlier ones', () => {
  it('a new category, invalid coordinates and an unknown area still get a value', async () => {
    const late = cells
      .slice(-4)
      .map(([price, , , lat, , , remark]) =>
        [price, '2021-01-15', 500, lat, 'None', 'castle', remark].join(';'),
      );
    const file = write('new.csv', [header, ...lines, ...late].join('\n'));
    const measures = await run({}, { from: '2021-01-01', sales: file });
    expect(measures).toMatchObject({ n: 4, hitRate: 100 });
    expect(measures.mdape).toBeLessThan(100);
  });
});

describe('invalid input', () => {
  it('an ambiguous column name is an error only when the mapping uses it', async () => {
    const file = write('double.csv', [`${header};area`, ...lines.map(line => `${line};1`)].join('\n'));
    await expect(run({}, { folds: 2, sales: file })).rejects.toThrow(
      "The mapping's numeric[0] names area, and the table has two columns of that name",
    );
  });

  it('an invalid workbook', async () => {
    await expect(run({}, { folds: 2, sales: write('no.xlsx', 'text') })).rejects.toThrow('cannot be read');
  });

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
