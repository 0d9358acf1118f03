import { type Outline, workAreaApi } from '@kavel/contracts/work-areas';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.unrestricted-access-general'], name: 'Maud Visser' });
});

const outline: Outline = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.9, 52.2],
        [6, 52.2],
        [6, 52.3],
        [5.9, 52.2],
      ],
    ],
  ],
};
const create = (name: string, by = caller) =>
  harness.api.call(workAreaApi.createWorkArea, { body: { name, outline, source: 'drawn' } }, by);
const list = (by = caller) => harness.api.call(workAreaApi.listWorkAreas, {}, by);
const namesOf = async (by = caller) => (await list(by)).map(({ name }) => name);

test('a work area is stored, renamed, deleted and restored; a change on an old revision is refused', async () => {
  const { id, revision } = await create('Noord');
  const params = { id };
  const renamed = await harness.api.call(
    workAreaApi.changeWorkArea,
    { params, body: { revision, name: 'Noordwest' } },
    caller,
  );
  expect(renamed).toMatchObject({ name: 'Noordwest', outline, source: 'drawn', revision: 2 });
  await expect(
    harness.api.call(workAreaApi.changeWorkArea, { params, body: { revision, name: 'Oud' } }, caller),
  ).rejects.toMatchObject({ code: 'revision-behind' });
  await harness.api.call(workAreaApi.deleteWorkArea, { params }, caller);
  expect(await list()).toEqual([]);
  await harness.api.call(workAreaApi.restoreWorkArea, { params }, caller);
  expect(await namesOf()).toEqual(['Noordwest']);
});

test('an organisation sees and changes its own work areas only', async () => {
  const { id } = await create('Noord');
  const other = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
  expect(await list(other)).toEqual([]);
  await expect(harness.api.call(workAreaApi.deleteWorkArea, { params: { id } }, other)).rejects.toMatchObject(
    { code: 'not-found' },
  );
});

test('the filter is of all work areas or of one; a deleted one and those of others give none', async () => {
  const filter = (id?: string, by = caller) =>
    harness.api.call(workAreaApi.filterByWorkAreas, { body: id === undefined ? {} : { id } }, by);
  await expect(filter()).rejects.toMatchObject({ code: 'not-found' });
  const { id } = await create('Noord');
  const ofOne = await filter(id);
  expect(await filter()).toEqual(ofOne);
  await create('Zuid');
  expect(await filter(id)).toEqual(ofOne);
  expect(await filter()).not.toEqual(ofOne);
  const other = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
  await expect(filter(id, other)).rejects.toMatchObject({ code: 'not-found' });
  await harness.api.call(workAreaApi.deleteWorkArea, { params: { id } }, caller);
  await expect(filter(id)).rejects.toMatchObject({ code: 'not-found' });
});

test('a delivery stores what it can, names the rest with the reason, and is undone as a whole', async () => {
  const body = {
    name: 'werkgebieden.geojson',
    areas: [
      { name: 'Noord', outline, problem: null },
      { name: 'Punt', outline: null, problem: 'no-area' as const },
      { name: ' ', outline, problem: null },
    ],
  };
  const made = await harness.api.call(workAreaApi.deliverWorkAreas, { body }, caller);
  expect(made).toMatchObject({
    state: 'partial',
    accepted: 1,
    madeBy: 'Maud Visser',
    rejected: [
      { number: 2, name: 'Punt', problem: 'no-area' },
      { number: 3, name: '', problem: 'no-name' },
    ],
  });
  await create('Zuid');
  expect(await namesOf()).toEqual(['Noord', 'Zuid']);
  const undo = () => harness.api.call(workAreaApi.undoWorkAreaDelivery, { params: { id: made.id } }, caller);
  expect(await undo()).toMatchObject({ state: 'undone' });
  expect(await namesOf()).toEqual(['Zuid']);
  await expect(undo()).rejects.toMatchObject({ code: 'conflict' });
  const [listed] = await harness.api.call(workAreaApi.listWorkAreaDeliveries, {}, caller);
  expect(listed).toMatchObject({ id: made.id, state: 'undone' });
});

test('a delivery of which nothing can be used is refused, and kept with its reasons', async () => {
  const body = {
    name: 'punten.geojson',
    areas: [{ name: 'Punt', outline: null, problem: 'outside' as const }],
  };
  const made = await harness.api.call(workAreaApi.deliverWorkAreas, { body }, caller);
  expect(made).toMatchObject({ state: 'refused', accepted: 0 });
  expect(await list()).toEqual([]);
});
