import { randomUUID } from 'node:crypto';
import { valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { author, colleague, harness, id, move, value } from '../../testing/status-setup';

const keep = (caller: Caller, tabId: string, step: 'buckets' | 'summary' = 'summary') =>
  harness.api.call(valuationApi.keepPresence, { params: { id }, body: { tabId, step } }, caller);
const [mine, theirs, second] = [randomUUID(), randomUUID(), randomUUID()];
const age = (tabId: string, seconds: number) =>
  harness.query(
    `update portfolio.valuation_presence set seen_at = now() - make_interval(secs => ${seconds}) where tab_id = '${tabId}'`,
  );

test('each sees the other once, with the last step, until a minute after the last sign of life', async () => {
  expect((await keep(author, mine)).others).toEqual([]);
  await keep(colleague, theirs, 'buckets');
  await keep(colleague, second, 'summary');
  const bram = { userId: colleague.userId, name: 'Bram Beoordelaar' };
  expect((await keep(author, mine)).others).toEqual([{ ...bram, step: 'summary' }]);
  await age(second, 60);
  expect((await keep(author, mine)).others).toEqual([{ ...bram, step: 'buckets' }]);
  await age(theirs, 200);
  expect((await keep(author, mine)).others).toEqual([]);
  const left = await harness.query(
    `select tab_id from portfolio.valuation_presence where valuation_id = '${id}'`,
  );
  expect(left.map(({ tab_id }) => tab_id).toSorted()).toEqual([mine, second].toSorted());
});

test('the newest change of somebody else is told, and not an own one', async () => {
  await value();
  expect((await keep(author, mine)).lastChange).toBeNull();
  await move('in-review', author);
  expect((await keep(author, mine)).lastChange).toBeNull();
  await move('draft', colleague, 'Nog eens');
  expect((await keep(author, mine)).lastChange).toMatchObject({
    ...{ by: { name: 'Bram Beoordelaar' }, status: 'draft', edit: null },
  });
  const params = { id };
  const { revision } = await harness.api.call(valuationApi.getValuation, { params }, author);
  const body = { revision, name: 'Anders' };
  await harness.api.call(valuationApi.updateValuation, { params, body }, colleague);
  expect((await keep(author, mine)).lastChange).toMatchObject({ edit: { kind: 'details' }, status: null });
});

test('who may not see the valuation neither sees who is there nor is seen', async () => {
  const stranger = await harness.caller({ org: author.organisationId });
  await expect(keep(stranger, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  expect((await keep(author, mine)).others).toEqual([]);
});
