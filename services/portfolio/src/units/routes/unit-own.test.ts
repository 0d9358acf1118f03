import { portfolioApi, unitApi } from '@kavel/contracts';
import {
  filterUnits,
  noFilter,
  type OwnValue,
  rowsOf,
  unitOwnApi,
  unitSelectionApi,
} from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const tableOf = async (id: string, by = caller) =>
  (await harness.api.call(portfolioApi.getUnitTable, { params: { id } }, by)).units;
const rowsIn = async (id: string) => rowsOf(await tableOf(id));
const newTag = (name: string) => harness.api.call(unitOwnApi.createUnitTag, { body: { name } }, caller);
const tag = (id: string, unitIds: string[], add: string[], remove: string[] = []) =>
  harness.api.call(unitOwnApi.tagUnits, { params: { id }, body: { unitIds, add, remove } }, caller);
const newColumn = (
  id: string,
  name: string,
  kind: 'text' | 'number' | 'date' | 'choice',
  everywhere = false,
) =>
  harness.api.call(
    unitOwnApi.createOwnColumn,
    { params: { id }, body: { name, kind, choices: kind === 'choice' ? ['Noord', 'Zuid'] : [], everywhere } },
    caller,
  );
const set = (id: string, unitId: string, columnId: string, value: OwnValue | null) =>
  harness.api.call(
    unitOwnApi.setOwnValues,
    { params: { id }, body: { values: [{ unitId, columnId, value }] } },
    caller,
  );

it('units get and lose tags in one call, and are found by them', async () => {
  const { id, units } = await madePortfolio(harness, caller, 3);
  const [first = '', second = ''] = units.map(unit => unit.id);
  const [sell, keep] = [await newTag('Verkopen'), await newTag('Houden')];
  await tag(id, [first, second], [sell.id]);
  await tag(id, [second], [keep.id], [sell.id]);
  const rows = await rowsIn(id);
  expect(rows.map(row => row.tags.map(({ name }) => name))).toEqual([['Verkopen'], ['Houden'], []]);
  expect(filterUnits(rows, { ...noFilter, tags: [keep.id] }).map(row => row.id)).toEqual([second]);

  await expect(newTag('verkopen')).rejects.toMatchObject({ code: 'name-taken' });
  await harness.api.call(unitOwnApi.deleteUnitTag, { params: { id: sell.id } }, caller);
  expect((await rowsIn(id))[0]?.tags).toEqual([]);
  await expect(tag(id, [first], [sell.id])).rejects.toMatchObject({ code: 'not-found' });
});

it('an own column takes values of its kind only, and comes back with them', async () => {
  const { id, units } = await madePortfolio(harness, caller, 2);
  const [first = ''] = units.map(unit => unit.id);
  const manager = await newColumn(id, 'Beheerder', 'choice');
  const built = await newColumn(id, 'Opgeleverd', 'date');
  await set(id, first, manager.id, 'Noord');
  await set(id, first, built.id, '2020-05-01');
  for (const [column, value] of [
    [manager, 'Oost'],
    [built, '2020-13-01'],
    [built, 3],
  ] as const)
    await expect(set(id, first, column.id, value)).rejects.toMatchObject({ code: 'bad-request' });
  expect((await rowsIn(id)).map(row => row.own)).toEqual([
    { [manager.id]: 'Noord', [built.id]: '2020-05-01' },
    {},
  ]);

  await harness.api.call(unitOwnApi.deleteOwnColumn, { params: { id: manager.id } }, caller);
  expect((await tableOf(id)).own?.map(({ name }) => name)).toEqual(['Opgeleverd']);
  await harness.api.call(unitOwnApi.restoreOwnColumn, { params: { id: manager.id } }, caller);
  await set(id, first, built.id, null);
  const params = { id: first };
  const [last] = await harness.api.call(unitApi.getUnitHistory, { params }, caller);
  expect(last).toMatchObject({ kind: 'changed', changes: { [`own.${built.id}`]: ['2020-05-01', null] } });
  expect((await rowsIn(id))[0]?.own).toEqual({ [manager.id]: 'Noord' });
});

it('columns of all portfolios go along with a moved unit; those of one portfolio stay its own', async () => {
  const { id, units } = await madePortfolio(harness, caller, 1);
  const unitIds = units.map(unit => unit.id);
  const everywhere = await newColumn(id, 'Gebouw', 'text', true);
  const here = await newColumn(id, 'Hoek', 'text');
  await set(id, unitIds[0] ?? '', everywhere.id, 'Toren');
  await set(id, unitIds[0] ?? '', here.id, 'links');
  const body = { unitIds, mode: 'move' as const, target: { name: 'Elders' } };
  const { targetId } = await harness.api.call(
    unitSelectionApi.transferUnits,
    { params: { id }, body },
    caller,
  );
  expect((await rowsIn(targetId))[0]?.own).toEqual({ [everywhere.id]: 'Toren' });
});

it('is kept apart from other organisations, and from who may not change the portfolio', async () => {
  const { id, units } = await madePortfolio(harness, caller, 1);
  const column = await newColumn(id, 'Hoek', 'text');
  const colleague = await harness.caller({ org: caller.organisationId });
  const rename = (by: Caller) =>
    harness.api.call(
      unitOwnApi.updateOwnColumn,
      { params: { id: column.id }, body: { name: 'Kant', choices: [] } },
      by,
    );
  await expect(rename(colleague)).rejects.toMatchObject({ code: 'not-found' });
  await newTag('Van ons');
  const stranger = await harness.caller();
  expect(await harness.api.call(unitOwnApi.listUnitTags, {}, stranger)).toEqual([]);
  const other = await madePortfolio(harness, caller, 0);
  await expect(set(other.id, units[0]?.id ?? '', column.id, 'x')).rejects.toMatchObject({
    code: 'not-found',
  });
});
