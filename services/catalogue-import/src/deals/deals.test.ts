import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { saleMarks } from '@kavel/contracts/transactions';
import { type ImportJob, type ImportOutcome, runImport } from '../run-import';
import { objectId, pandId, writeObjects } from '../testing/bag-fixture';
import { sheetOf } from '../testing/sheet-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), huisnummer: 1, huisletter: 'a', toevoeging: '2-hoog', pandId: pandId(1) },
    { id: objectId(2), huisnummer: 2, pandId: pandId(2) },
    { id: objectId(3), huisnummer: 3, pandId: pandId(3) },
    { id: objectId(4), huisnummer: 3, pandId: pandId(4) },
  ]);
  await bring({ kind: 'bag', paths: [objects] });
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

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  const store = new CatalogueStore(folder.path);
  try {
    return await store.use(snapshot => snapshot.rows(sql));
  } finally {
    store.close();
  }
}

const sold =
  'SELECT object_id, date::VARCHAR AS date, price FROM sale WHERE NOT generated ORDER BY object_id, date';

const register = `Postcode;Huisnummer;Huisletter;Toevoeging;Transactiedatum;Koopsom;Familietransactie;Meer onroerend goed;Soort
8990AA;1;A;2 hoog;20250301;€ 412.000;N;N;woning
8990AA;2;;;01-03-2025;500.000,50;N;N;woning
8990AA;2;;;20250302;400000;J;N;woning
8990AA;2;;;20250303;400000;N;J;woning
8990AA;2;;;20250304;4000;N;N;woning
8990AA;2;;;20250305;90000;N;N;Bouwgrond
8990AA;3;;;20250306;400000;N;N;woning
8990AA;77;;;20250307;400000;N;N;woning
`;

test('sales are matched to their object by address; sales that are not market sales are left out', async () => {
  const path = await save('kadaster.csv', register);
  const outcome = await bring({ kind: 'transactions', paths: [path] });
  const expected = [
    { object_id: objectId(1), date: '2025-03-01', price: 412_000 },
    { object_id: objectId(2), date: '2025-03-01', price: 500_000.5 },
  ];
  expect(await rows(sold)).toEqual(expected);
  const lines = (await readFile(outcome.rejectedPath ?? '', 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.map(line => line.slice(path.length + 1).replace(/,[^,]*,/, ' '))).toEqual([
    '4 "is a transaction within a family, which says nothing of the market"',
    '5 "is of several objects for one price, which says nothing of the market"',
    '6 price is no amount of 5000 euro or more',
    '7 is of a bare plot',
    '8 no object of the catalogue has its address',
    '9 no object of the catalogue has its address',
  ]);
  await bring({ kind: 'transactions', paths: [path] });
  expect(await rows(sold)).toEqual(expected);
});

test('a sale of a rented home is kept and marked', async () => {
  const path = await save(
    'verhuurd.csv',
    'postcode;huisnummer;datum;koopsom;verhuurd\n8990AA;2;20250301;300000;J\n8990AA;2;20250302;400000;N\n',
  );
  await bring({ kind: 'transactions', paths: [path] });
  const marked = 'SELECT price, marks FROM transaction WHERE NOT fictional ORDER BY price';
  expect(await rows(marked)).toEqual([
    { price: 300_000, marks: 1 << saleMarks.indexOf('rentedOut') },
    { price: 400_000, marks: 0 },
  ]);
});

test('rents are matched by address, the last one of a day wins; a file of unknown addresses changes nothing', async () => {
  const rents = await save(
    'huur.csv',
    'postcode,huisnummer,datum,jaarhuur\n8990AA,2,2025-01-01,12000\n8990AA,2,2025-01-01,13000\n8990AA,2,2025-01-02,-1\n',
  );
  await bring({ kind: 'rents', paths: [rents] });
  expect(await rows('SELECT object_id, annual_rent FROM rent WHERE NOT generated')).toEqual([
    { object_id: objectId(2), annual_rent: 13_000 },
  ]);
  const elsewhere = await save(
    'elders.csv',
    'postcode,huisnummer,datum,jaarhuur\n1000AA,2,2025-01-01,12000\n',
  );
  await expect(bring({ kind: 'rents', paths: [elsewhere] })).rejects.toThrow(
    /none of its addresses is in the catalogue/,
  );
});

test.each([
  ['cut off', sheetOf([['date', 'price']]).subarray(0, 200), /zip that is damaged or cut off/],
  ['of another kind', Buffer.from('504b030414', 'hex'), /zip that is damaged/],
])('a spreadsheet that is %s is rejected', async (_, content, message) => {
  await expect(bring({ kind: 'transactions', paths: [await save('x.xlsx', content)] })).rejects.toThrow(
    message,
  );
});
