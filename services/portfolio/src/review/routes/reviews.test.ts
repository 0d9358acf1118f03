import { valuationApi } from '@kavel/contracts';
import { notificationApi } from '@kavel/contracts/notifications';
import type { Caller } from '@kavel/service-kit';
import { activeUsers, members } from '../../testing/auth-client';
import { author, colleague, harness, id, move, value } from '../../testing/status-setup';

const params = () => ({ id });
const ask = (caller: Caller, reviewerId: string, dueDate: string | null = null) =>
  harness.api.call(valuationApi.askReview, { params: params(), body: { reviewerId, dueDate } }, caller);
const submit = (reviewerId: string, dueDate: string | null) =>
  harness.api.call(
    valuationApi.updateStatus,
    { params: { id, status: 'in-review' }, body: { review: { reviewerId, dueDate } } },
    author,
  );
const queue = (caller: Caller) => harness.api.call(valuationApi.reviewQueue, {}, caller);
const told = async (caller: Caller) =>
  (await harness.api.call(notificationApi.listNotifications, {}, caller)).map(({ kind, details, link }) => ({
    ...{ kind, details, link },
  }));
const summary = () => `/valuation/${id}/summary`;

beforeEach(() => {
  for (const [{ userId }, name] of [
    [author, 'Anna Auteur'],
    [colleague, 'Bram Beoordelaar'],
  ] as const)
    members.set(userId, { name, permissions: ['auth.automated-valuation'], mailPossible: false });
  activeUsers.set(author.organisationId, [author.userId, colleague.userId]);
});

test('a valuation is submitted to a reviewer, who is told and has it in the queue', async () => {
  await value();
  await submit(colleague.userId, '2026-12-05');
  expect(await told(colleague)).toEqual([
    { kind: 'review-asked', details: ['Anna Auteur'], link: summary() },
  ]);
  expect(await queue(colleague)).toMatchObject([
    {
      ...{ id, status: 'in-review', submittedBy: { name: 'Anna Auteur' }, mayApprove: true },
      review: { reviewer: { name: 'Bram Beoordelaar' }, dueDate: '2026-12-05' },
      ...{ deviation: 0, overrides: 0, checklist: { confirmed: 0, of: 4 } },
    },
  ]);
  expect(await queue(author)).toMatchObject([{ id, mayApprove: false }]);
  const stranger = await harness.caller({ org: author.organisationId });
  expect(await queue(stranger)).toEqual([]);
});

test('a return and an approval are told to the author with who did it and why', async () => {
  await value();
  await submit(colleague.userId, null);
  await move('draft', colleague, 'De huur klopt niet.');
  expect(await queue(colleague)).toEqual([]);
  await move('in-review', author);
  await move('approved', colleague);
  expect(await told(author)).toEqual([
    { kind: 'valuation-approved', details: ['Bram Beoordelaar'], link: summary() },
    { kind: 'review-returned', details: ['Bram Beoordelaar: De huur klopt niet.'], link: summary() },
  ]);
  // The second time the same reviewer is asked, as the submission says nothing else.
  expect((await told(colleague)).map(({ kind }) => kind)).toEqual(['review-asked', 'review-asked']);
});

test('only who may approve it can be asked, and nothing is submitted otherwise', async () => {
  await value();
  const reader = await harness.caller({ org: author.organisationId });
  activeUsers.set(author.organisationId, [author.userId, colleague.userId, reader.userId]);
  for (const [userId, reason] of [
    [reader.userId, 'reviewer-without-access'],
    [author.userId, 'reviewer-own-work'],
  ] as const)
    await expect(submit(userId, null)).rejects.toMatchObject({ code: 'unprocessable', details: { reason } });
  expect(await queue(author)).toEqual([]);
  const { people, mayShare } = await harness.api.call(valuationApi.listPeople, { params: params() }, author);
  expect(mayShare).toBe(true);
  expect(people).toMatchObject([
    { userId: author.userId, access: 'owner', ownWork: true },
    { userId: colleague.userId, access: 'edit', ownWork: false },
    { userId: reader.userId, access: null, ownWork: false },
  ]);
});

test('a review is asked of somebody else, withdrawn, and fixed by the approval', async () => {
  const third = await harness.caller({ org: author.organisationId });
  await value();
  await submit(colleague.userId, null);
  await harness.api.call(valuationApi.withdrawReview, { params: params() }, author);
  expect(await queue(colleague)).toMatchObject([{ id, review: null }]);
  await expect(ask(third, colleague.userId)).rejects.toMatchObject({ code: 'not-found' });
  expect(await ask(author, colleague.userId, '2026-12-24')).toMatchObject({ dueDate: '2026-12-24' });
  await move('approved', colleague);
  await expect(ask(author, colleague.userId)).rejects.toMatchObject({ code: 'conflict' });
});
