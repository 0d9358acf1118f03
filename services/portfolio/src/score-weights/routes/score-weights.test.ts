import { scoreWeightsApi } from '@kavel/contracts/score-weights';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
});

const catalogue = 'property-score';
const weights = { energy: 20, green: 0 };
const create = (name: string, changes: object = {}) =>
  harness.api.call(
    scoreWeightsApi.createScoreWeights,
    { body: { catalogue, name, weights, ...changes } },
    caller,
  );
const namesOf = async (of = catalogue, by = caller) => {
  const listed = await harness.api.call(scoreWeightsApi.listScoreWeights, { query: { catalogue: of } }, by);
  return listed.map(({ name }) => name);
};
const remove = (id: string, by = caller) =>
  harness.api.call(scoreWeightsApi.deleteScoreWeights, { params: { id } }, by);
const restore = (id: string, by = caller) =>
  harness.api.call(scoreWeightsApi.restoreScoreWeights, { params: { id } }, by);
const change = (id: string, body: object, by = caller) =>
  harness.api.call(scoreWeightsApi.changeScoreWeights, { params: { id }, body }, by);

test('weights are kept by name, renamed, changed, deleted and restored', async () => {
  const { id } = await create('Zorg');
  await create('Bereik');
  expect(await namesOf()).toEqual(['Bereik', 'Zorg']);
  expect(await change(id, { name: 'Ouderen' })).toMatchObject({ name: 'Ouderen', weights });
  expect(await change(id, { weights: { gp: 30 } })).toMatchObject({ name: 'Ouderen', weights: { gp: 30 } });
  await remove(id);
  expect(await namesOf()).toEqual(['Bereik']);
  expect(await restore(id)).toMatchObject({ name: 'Ouderen', weights: { gp: 30 } });
  expect(await namesOf()).toEqual(['Bereik', 'Ouderen']);
});

test('a name is one catalogue’s; a taken one is refused, also by a rename and a restore', async () => {
  const { id } = await create('Zorg');
  await create('Zorg', { catalogue: 'sustainability-index' });
  expect(await namesOf('sustainability-index')).toEqual(['Zorg']);
  await expect(create('ZORG')).rejects.toMatchObject({ code: 'name-taken' });
  const other = await create('Bereik');
  await expect(change(other.id, { name: 'zorg' })).rejects.toMatchObject({ code: 'name-taken' });
  await remove(id);
  await create('Zorg');
  await expect(restore(id)).rejects.toMatchObject({ code: 'name-taken' });
});

test('colleagues share weights; another organisation neither sees nor changes them', async () => {
  const { id } = await create('Zorg');
  const colleague = await harness.caller({
    org: caller.organisationId,
    perm: ['auth.sustainability-score'],
  });
  expect(await namesOf(catalogue, colleague)).toEqual(['Zorg']);
  const other = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
  expect(await namesOf(catalogue, other)).toEqual([]);
  const attempts = [remove(id, other), restore(id, other), change(id, { name: 'x' }, other)];
  await Promise.all(attempts.map(attempt => expect(attempt).rejects.toMatchObject({ code: 'not-found' })));
  expect(await namesOf()).toEqual(['Zorg']);
});

test.each([{}, { energy: -1 }, { energy: 101 }])('weights %j are refused', async refused => {
  await expect(create('Zorg', { weights: refused })).rejects.toMatchObject({ code: 'bad-request' });
});
