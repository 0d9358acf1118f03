import { type BriefInput, briefApi } from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../testing/harness';

let harness: Harness;
let caller: Caller;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ name: 'Maud Visser' });
});

const input: BriefInput = {
  objectId: null,
  function: 'office',
  works: 'new',
  area: 2400,
  storeys: 4,
  highestFloor: 10.8,
  persons: 180,
  heatSource: 'heat-pump',
  ambition: 'A',
  parisProof: true,
  breeam: false,
  values: { 'rc-roof': 8 },
};
const create = (values: BriefInput['values'] = input.values, by = caller) =>
  harness.api.call(
    briefApi.createBrief,
    { body: { name: 'Kantoor Noord', input: { ...input, values } } },
    by,
  );

it('keeps every version with its requirements and who saved it', async () => {
  const first = await create();
  expect(first).toMatchObject({ version: 1, name: 'Kantoor Noord', userName: 'Maud Visser', input });
  const body = { name: 'Kantoor Noord', input: { ...input, persons: 90 } };
  const params = { id: first.id };
  const second = await harness.api.call(briefApi.saveBriefVersion, { params, body }, caller);
  expect(second).toMatchObject({ id: first.id, version: 2 });
  const get = (version?: number) =>
    harness.api.call(briefApi.getBrief, { params, query: version ? { version } : {} }, caller);
  expect((await get()).input.persons).toBe(90);
  expect(await get(1)).toEqual(first);
  expect((await get(1)).rows.find(({ key }) => key === 'rc-roof')).toMatchObject({ value: 8, limit: 6.3 });
  const listed = await harness.api.call(briefApi.listBriefs, {}, caller);
  expect(listed.map(({ version }) => version)).toEqual([2, 1]);
});

it('refuses what falls short of the law, naming the article; computing only tells', async () => {
  await expect(create({ 'rc-facade': 4 })).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining('Bbl 4.152'),
  });
  const body = { ...input, values: { 'rc-facade': 4 } };
  const { refusals } = await harness.api.call(briefApi.computeBrief, { body }, caller);
  expect(refusals).toMatchObject([{ key: 'rc-facade', limit: 4.7, article: 'Bbl 4.152' }]);
});

it('is of the organisation only', async () => {
  const { id } = await create();
  const colleague = await harness.caller({ org: caller.organisationId });
  const stranger = await harness.caller();
  expect(await harness.api.call(briefApi.listBriefs, {}, colleague)).toHaveLength(1);
  expect(await harness.api.call(briefApi.listBriefs, {}, stranger)).toEqual([]);
  await expect(harness.api.call(briefApi.getBrief, { params: { id } }, stranger)).rejects.toMatchObject({
    code: 'not-found',
  });
});
