import { valuationApi } from '@kavel/contracts';
import { answeredItems, type ChecklistAnswerBody, type ChecklistItem } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { author, colleague, harness, history, id, move, store, value } from '../../testing/status-setup';

const read = (caller: Caller) => harness.api.call(valuationApi.getChecklist, { params: { id } }, caller);
const answer = (caller: Caller, item: ChecklistItem, body: ChecklistAnswerBody) =>
  harness.api.call(valuationApi.answerChecklist, { params: { id, item }, body }, caller);
const confirm = (caller: Caller, item: ChecklistItem, confirmed = true) =>
  harness.api.call(valuationApi.confirmChecklist, { params: { id, item }, body: { confirmed } }, caller);
const line = async (item: ChecklistItem) => (await read(author)).lines.find(one => one.item === item);
const require = (required: boolean) =>
  harness.api.call(valuationApi.saveChecklistPolicy, { body: { required } }, author);

test('the product finds old deals, deals without an index, and values of another date', async () => {
  await value(250_000, '2025-01-01');
  const sale = (transactionDate: string, indexed: boolean) => ({ transactionDate, indexed });
  const sales = [sale('2025-06-01', false), sale('2024-12-31', false), sale('2020-12-31', true)];
  await harness.query(
    `insert into portfolio.valuation_reference (organisation_id, valuation_id, unit_id, sales)
     select organisation_id, valuation_id, unit_id, '${JSON.stringify(sales)}'::jsonb
     from portfolio.valuation_unit where valuation_id = '${id}' limit 1
     on conflict (organisation_id, valuation_id, unit_id) do update set sales = excluded.sales`,
  );
  expect(await line('older-indexed')).toMatchObject({ answer: 'no', count: 1 });
  expect(await line('within-five-years')).toMatchObject({ answer: 'no', count: 1 });
  expect(await line('value-date')).toMatchObject({ answer: 'no', count: 2 });
  expect(await line('overrides-reasoned')).toMatchObject({ answer: 'yes', count: 0 });
  expect(await answer(author, 'value-date', { answer: 'no', remark: 'Bewust' })).toMatchObject({
    lines: expect.arrayContaining([
      expect.objectContaining({ item: 'value-date', answer: 'no', remark: 'Bewust' }),
    ]),
  });
});

test('an answer is confirmed by a second person, and a new answer has to be confirmed again', async () => {
  await expect(answer(author, 'basis', { answer: 'no' })).rejects.toMatchObject({ code: 'bad-request' });
  await expect(confirm(colleague, 'basis')).rejects.toMatchObject({ code: 'conflict' });
  await answer(author, 'basis', { answer: 'yes' });
  await expect(confirm(author, 'basis')).rejects.toMatchObject({ code: 'forbidden' });
  await confirm(colleague, 'basis');
  expect(await line('basis')).toMatchObject({
    ...{ answer: 'yes', answeredBy: { name: 'Anna Auteur' }, confirmedBy: { name: 'Bram Beoordelaar' } },
  });
  await answer(author, 'basis', { answer: 'not-applicable', remark: 'Intern gebruik' });
  expect(await line('basis')).toMatchObject({ confirmedBy: null });
});

test('an approval needs the list only where the organisation says so, and fixes it', async () => {
  await require(true);
  await value();
  await move('in-review', author);
  expect((await history(colleague)).moves).toContainEqual(
    expect.objectContaining({ to: 'approved', refusal: 'checklist-open' }),
  );
  await expect(move('approved', colleague)).rejects.toMatchObject({ details: { refusal: 'checklist-open' } });
  for (const { item, answer: found } of (await read(author)).lines) {
    if (answeredItems.some(one => one === item)) await answer(author, item, { answer: 'yes' });
    else if (found === 'no') await answer(author, item, { answer: 'no', remark: 'Toegelicht' });
    else continue;
    await confirm(colleague, item);
  }
  expect(await move('approved', colleague)).toMatchObject({ status: 'approved' });
  const approved = await read(author);
  expect(approved.frozen).toBe(true);
  expect(approved.lines.every(({ answer: given }) => given !== null)).toBe(true);
  await expect(answer(author, 'basis', { answer: 'yes' })).rejects.toMatchObject({ code: 'conflict' });
  const change = store.inOrganisation(author, ({ trx }) =>
    trx.updateTable('valuation_checklist').set({ remark: 'Anders' }).executeTakeFirst(),
  );
  expect(await change).toMatchObject({ numUpdatedRows: 0n });
});

test('without a rule of the organisation it warns, and blocks nothing', async () => {
  await value();
  await move('in-review', author);
  expect(await move('approved', colleague)).toMatchObject({ status: 'approved' });
});
