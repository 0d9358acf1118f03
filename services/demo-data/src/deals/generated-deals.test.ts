import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '@kavel/catalogue';
import { salesNear } from '@kavel/catalogue';
import { lookInto, temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportJob, type ImportOutcome, runImport } from '@kavel/catalogue-import';
import { objectId, pandId, writeObjects } from '@kavel/catalogue-import/testing';
import { fictionalData } from '../fictional-data';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let objects: ImportJob;
beforeEach(async () => {
  folder = await temporaryFolder();
  const written = Array.from({ length: 60 }, (_, index) => index + 1);
  const path = await writeObjects(
    folder.path,
    written.map(number => ({ id: objectId(number), huisnummer: number, pandId: pandId(number) })),
  );
  objects = { kind: 'bag', paths: [path] };
});
afterEach(() => folder.remove());

function bring(...jobs: ImportJob[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs, fictionalData });
}

function look<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return lookInto(folder.path, work);
}

interface DealsThere {
  sales: Record<string, unknown>[];
  rents: Record<string, unknown>[];
}

function deals(): Promise<DealsThere> {
  return look(async snapshot => ({
    sales: await snapshot.rows('SELECT object_id, date::VARCHAR AS date, price AS euro FROM sale'),
    rents: await snapshot.rows('SELECT object_id, date::VARCHAR AS date, annual_rent AS euro FROM rent'),
  }));
}

async function writeLabels(...labels: string[]): Promise<ImportJob> {
  const path = join(folder.path, `${labels.join('')}.csv`);
  const lines = labels.map((label, at) => `8990AA,${at + 1},${objectId(at + 1)},${label},202${at % 5}0101`);
  await writeFile(
    path,
    `postal_code,house_number,vbo_id,energy_label,registration_date\n${lines.join('\n')}\n`,
  );
  return { kind: 'ep-online', paths: [path] };
}

test('a generated deal is for as much as its object is worth with its label, whenever that comes', async () => {
  const labels = await writeLabels(...Array.from({ length: 50 }, (_, at) => 'ABCDG'.charAt(at % 5)));
  await bring(objects);
  const before = await deals();
  const outcome = await bring(labels);
  const after = await deals();
  expect(outcome.generatedSales).toBe(before.sales.length);
  const known = (rows: Record<string, unknown>[]): unknown[] =>
    rows.map(({ object_id, date }) => [object_id, date]);
  expect(known(after.sales)).toEqual(known(before.sales));
  expect(known(after.rents)).toEqual(known(before.rents));
  // D adds nothing, and the last ten have none.
  for (const kind of ['sales', 'rents'] as const)
    for (const [at, { object_id, euro }] of after[kind].entries()) {
      const number = Number(String(object_id).slice(-6));
      const label = number > 50 ? 'D' : 'ABCDG'.charAt((number - 1) % 5);
      const gain = Math.log(Number(euro) / Number(before[kind][at]?.euro));
      const expected = { A: 0.067, B: 0.04, C: 0.015, D: 0, G: -0.065 }[label] ?? Number.NaN;
      expect(gain).toBeCloseTo(expected, 2);
    }
  await bring(objects);
  expect(await deals()).toEqual(after);
});

test('a real sale of a customer replaces the generated one', async () => {
  const outcome = await bring(objects);
  expect(outcome.generatedSales).toBeGreaterThan(15);
  expect(outcome.generatedSales).toBeLessThan(45);
  const query = {
    lon: 5.5,
    lat: 52.2,
    radius: 500,
    vtwTypes: ['eengezinswoning' as const],
    from: '2020-01-01',
    to: '2026-12-31',
    limit: 100,
  };
  const generated = await look(snapshot => salesNear(snapshot, query));
  expect(generated).toHaveLength(outcome.generatedSales);
  expect(generated.every(sale => sale.fictionalSale && !sale.fictional)).toBe(true);
  const sold = generated[0]?.objectId ?? '';
  const sales = join(folder.path, 'sales.csv');
  await writeFile(sales, `id,object_id,date,price\nk1,${sold},20250301,412000\nk2,${sold},20250302,1\n`);
  const second = await bring({ kind: 'transactions', paths: [sales] });
  expect(second).toMatchObject({ rejected: 1, generatedSales: outcome.generatedSales - 1 });
  const after = await look(snapshot => salesNear(snapshot, query));
  expect(after.filter(sale => sale.objectId === sold)).toMatchObject([
    { saleId: 'k1', date: '2025-03-01', price: 412_000, fictionalSale: false },
  ]);
});

test.each(['objects', 'labels'])(
  'an import of %s without fictional data keeps no generated deals',
  async kind => {
    const labels = await writeLabels('A', 'B');
    expect((await bring(objects)).generatedSales).toBeGreaterThan(0);
    const job = kind === 'objects' ? objects : labels;
    const outcome = await runImport({ dataFolder: folder.path, jobs: [job] });
    expect(outcome.generatedSales).toBe(0);
    expect(await deals()).toEqual({ sales: [], rents: [] });
  },
);
