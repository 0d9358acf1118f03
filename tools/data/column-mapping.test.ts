import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { objectId, pandId, sheetOf, writeObjects } from '@kavel/catalogue-import/testing';
import { runCli } from './run-cli';
import { contextIn } from './testing/context-in';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), huisnummer: 1, pandId: pandId(1) },
    { id: objectId(2), huisnummer: 2, pandId: pandId(2) },
  ]);
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [objects] }] });
});
afterEach(() => folder.remove());

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

test('columns of a spreadsheet are mapped once, and the mapping is reused', async () => {
  const errors: string[] = [];
  const run = (...args: string[]): Promise<number> =>
    runCli(args, contextIn(folder.path, { printError: line => errors.push(line) }));
  const header = ['Onze ref', 'Pand', 'Passeerdatum', 'Bedrag', 'Koopsom'];
  const sheet = await save(
    'verkopen.xlsx',
    sheetOf([
      header,
      ['A &amp; B', objectId(1), { days: 45_717 }, 350_000, null],
      ['C', objectId(2), null, 1, 2],
    ]),
  );
  const mapping = join(folder.path, 'mapping.json');
  const map = ['id=Onze ref', 'object_id=pand', 'date=Passeerdatum', 'price=Bedrag'].flatMap(pair => [
    '--map',
    pair,
  ]);
  expect(await run('import', 'transactions', sheet, ...map, '--save-mapping', mapping)).toBe(0);
  // 45,717 days after 30 December 1899.
  expect(
    await rows('SELECT sale_id, object_id, date::VARCHAR AS date, price FROM sale WHERE NOT generated'),
  ).toEqual([{ sale_id: 'A & B', object_id: objectId(1), date: '2025-03-01', price: 350_000 }]);
  const later = await save(
    'later.xlsx',
    sheetOf([header, ['D', objectId(2), { days: 45_718 }, 250_000, null]]),
  );
  expect(await run('import', 'transactions', later, '--mapping', mapping)).toBe(0);
  expect(await rows(sold)).toHaveLength(2);
  expect(errors).toEqual([]);

  const wrong: [string[], number, RegExp][] = [
    [['rents', later, '--mapping', mapping], 1, /is a mapping for transactions, not for rents/],
    [
      ['transactions', later, '--map', 'prijs=Bedrag'],
      1,
      /transactions have no field "prijs"; there are id,/,
    ],
    [['transactions', later, '--map', 'price'], 1, /which column is price\?/],
    [['transactions', later, '--map', 'price==1'], 1, /take columns only, and no value for price/],
    [
      ['transactions', later, '--map', 'price=Elders'],
      1,
      /no header with the columns date, price .*; it begins with Onze ref, Pand/,
    ],
    [['transactions', later, '--mapping', join(folder.path, 'none.json')], 1, /no such mapping/],
    [['transactions', later, '--mapping', later], 1, /is not valid JSON/],
    [['bag', later, '--map', 'a=b'], 2, /for customers' own files, not for bag/],
    [['transactions', later, '--mappings', 'x'], 2, /--mappings/],
  ];
  for (const [args, code, message] of wrong) {
    errors.length = 0;
    expect(await run('import', ...args)).toBe(code);
    expect(errors.join('\n')).toMatch(message);
  }
  expect(await rows(sold)).toHaveLength(2);
});
