import { type BatchLine, portfolioApi, unitApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import pg from 'pg';
import { type Harness, linesFor, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

const objects = Array.from({ length: 1_000 }, (_, index) => madeUpObject(index));
const twice = [2_000, 2_001].map(index => madeUpObject(index, { huisnummer: 2_001 }));
const unwanted = objectId(199);

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [...objects, ...twice] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const add = (id: string, lines: BatchLine[]) =>
  harness.api.call(unitApi.addUnitsInBatch, { params: { id }, body: { lines } }, caller);
const preview = (id: string, lines: BatchLine[]) =>
  harness.api.call(unitApi.previewBatch, { params: { id }, body: { lines } }, caller);
const detail = (id: string) => harness.api.call(portfolioApi.getPortfolio, { params: { id } }, caller);

describe('adding a list of addresses', () => {
  it('adds the 997 valid lines of 1,000 and reports the problems of the other 3', async () => {
    const { id } = await madePortfolio(harness, caller);
    const lines = linesFor(1_000);
    lines[10] = { line: 11, text: 'Nergensweg 1, 1234 AB Verzonnendam' };
    lines[500] = { line: 501, text: lineText(2_000) };
    lines[999] = { line: 1_000, text: '???' };

    const report = await add(id, lines);

    expect(report.added).toBe(997);
    const others = report.lines.filter(line => line.outcome !== 'added');
    expect(others.map(({ line, outcome }) => [line, outcome])).toEqual([
      [11, 'not-found'],
      [501, 'ambiguous'],
      [1_000, 'unreadable'],
    ]);
    expect(others[1]?.candidates.map(candidate => candidate.objectId)).toEqual([
      objectId(2_000),
      objectId(2_001),
    ]);
    expect((await detail(id)).units).toHaveLength(997);
  });

  it('keeps the order of the list', async () => {
    const { id } = await madePortfolio(harness, caller);
    await add(id, linesFor(50).reverse());
    const numbers = (await detail(id)).units.map(unit => unit.addressObjectData.huisnummer);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  });

  it('skips existing addresses and those listed twice', async () => {
    const { id } = await madePortfolio(harness, caller, 2);
    const report = await add(id, [
      { line: 1, text: lineText(0) },
      { line: 2, text: lineText(5) },
      { line: 3, text: lineText(5) },
    ]);
    expect(report.lines.map(line => line.outcome)).toEqual([
      'already-in-portfolio',
      'added',
      'repeated-line',
    ]);
    expect((await detail(id)).unitCount).toBe(3);
  });

  it('restores removed units', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const [unit] = (await detail(id)).units;
    await harness.api.call(unitApi.removeUnit, { params: { id, entityId: unit?.id ?? '' } }, caller);
    expect(await add(id, linesFor(1))).toMatchObject({ added: 1, lines: [{ outcome: 'added' }] });
    expect((await detail(id)).units).toEqual([unit]);
  });

  it('stores nothing when the database fails at the last row', async () => {
    const before = await madePortfolio(harness, caller, 1);
    await asOwner(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger refuse before insert on portfolio.unit
        for each row when (new.object_id = '${unwanted}') execute function refuse();
    `);
    await expect(add(before.id, linesFor(200))).rejects.toMatchObject({ status: 500 });
    await asOwner('drop trigger refuse on portfolio.unit');
    expect(await detail(before.id)).toEqual(before);
    expect(await add(before.id, linesFor(200))).toMatchObject({ added: 199 });
  });

  it('lets only one of two simultaneous lists add an address', async () => {
    const { id } = await madePortfolio(harness, caller);
    const reports = await Promise.all([add(id, linesFor(300)), add(id, linesFor(300))]);
    expect(reports.reduce((sum, report) => sum + report.added, 0)).toBe(300);
    expect(
      reports.flatMap(report => report.lines).filter(line => line.outcome === 'already-in-portfolio'),
    ).toHaveLength(300);
    expect((await detail(id)).unitCount).toBe(300);
  });

  it('answers 404 to an unknown portfolio', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await expect(add(id, linesFor(1))).rejects.toMatchObject({ code: 'not-found' });
    await expect(preview(id, linesFor(1))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses an empty list', async () => {
    const { id } = await madePortfolio(harness, caller);
    await expect(add(id, [])).rejects.toMatchObject({ details: [{ field: 'body.lines' }] });
  });
});

describe('previewing a list of addresses', () => {
  it('reports what adding would do and changes nothing', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const lines = [...linesFor(2), { line: 3, text: lineText(1) }, { line: 4, text: 'Weg 999' }];
    const shown = await preview(id, lines);
    expect(shown.lines.map(line => line.outcome)).toEqual([
      'already-in-portfolio',
      'matched',
      'repeated-line',
      'not-found',
    ]);
    expect((await detail(id)).unitCount).toBe(1);
  });
});

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: harness.databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
