import { portfolioApi, valuationApi } from '@kavel/contracts';
import { notificationApi } from '@kavel/contracts/notifications';
import { commentLimits, type NewComment } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { activeUsers, members } from '../../testing/auth-client';
import { approve } from '../../testing/harness';
import { author, colleague, harness, id, store, unitId } from '../../testing/status-setup';

const add = (caller: Caller, body: Partial<NewComment> & { text: string }) =>
  harness.api.call(
    valuationApi.addComment,
    { params: { id }, body: { anchor: 'valuation', ...body } },
    caller,
  );
const edit = (caller: Caller, commentId: string, text: string, mentions: string[] = []) =>
  harness.api.call(valuationApi.editComment, { params: { id, commentId }, body: { text, mentions } }, caller);
const remove = (caller: Caller, commentId: string) =>
  harness.api.call(valuationApi.removeComment, { params: { id, commentId } }, caller);
const resolve = (caller: Caller, commentId: string, resolved = true) =>
  harness.api.call(valuationApi.resolveThread, { params: { id, commentId }, body: { resolved } }, caller);
const list = (caller: Caller) => harness.api.call(valuationApi.listComments, { params: { id } }, caller);
const told = async (caller: Caller) =>
  (await harness.api.call(notificationApi.listNotifications, {}, caller)).map(
    ({ kind, details, link }) => [kind, details[0], link] as const,
  );

beforeEach(() => {
  for (const [{ userId }, name] of [
    [author, 'Anna Auteur'],
    [colleague, 'Bram Beoordelaar'],
  ] as const)
    members.set(userId, { name, permissions: ['auth.automated-valuation'], mailPossible: false });
  activeUsers.set(author.organisationId, [author.userId, colleague.userId]);
});

test('a thread on a unit is answered, resolved, and opened again by the next answer', async () => {
  const anchor = `unit:${unitId}`;
  const thread = await add(colleague, { text: 'Klopt de oppervlakte?', anchor });
  const link = `/valuation/${id}/valuation?unit=${unitId}&comment=${thread.id}`;
  expect(await told(author)).toEqual([['comment-added', 'Bram Beoordelaar: Klopt de oppervlakte?', link]]);
  const answered = await add(author, { text: 'Ja, gemeten.', threadId: thread.id, anchor: 'valuation' });
  expect(answered).toMatchObject({ anchor, comments: [{}, { author: { name: 'Anna Auteur' } }] });
  expect((await told(colleague)).map(([kind]) => kind)).toEqual(['comment-added']);
  expect(await resolve(colleague, thread.id)).toMatchObject({ resolved: { by: 'Bram Beoordelaar' } });
  expect(await add(author, { text: 'Nog iets.', threadId: thread.id })).toMatchObject({ resolved: null });
});

test('who is named in the text is told once of a mention', async () => {
  const mentions = [colleague.userId];
  const { id: commentId } = await add(author, { text: 'Kijk mee @Bram Beoordelaar', mentions });
  await edit(author, commentId, 'Kijk nog eens mee, @Bram Beoordelaar', mentions);
  expect((await told(colleague)).map(([kind]) => kind)).toEqual(['comment-mention']);
  // A name that the text does not have is left out.
  const { comments } = await add(author, { text: 'Zonder naam', mentions });
  expect(comments[0]?.mentions).toEqual([]);
  const stranger = await harness.caller({ org: author.organisationId });
  activeUsers.set(author.organisationId, [stranger.userId]);
  await expect(add(author, { text: '@', mentions: [stranger.userId] })).rejects.toMatchObject({
    details: { reason: 'mention-without-access' },
  });
});

test('a comment is changed and removed by its author alone, and changed within a day', async () => {
  const { id: commentId } = await add(author, { text: 'Eerste\r\nregel' });
  expect((await list(author))[0]?.comments[0]?.text).toBe('Eerste\nregel');
  const attempts = [edit(colleague, commentId, 'x'), remove(colleague, commentId)];
  await Promise.all(attempts.map(attempt => expect(attempt).rejects.toMatchObject({ code: 'forbidden' })));
  await harness.query(
    `update portfolio.valuation_comment set created_at = now() - interval '${commentLimits.editHours + 1} hours' where id = '${commentId}'`,
  );
  await expect(edit(author, commentId, 'Te laat')).rejects.toMatchObject({ code: 'conflict' });
  expect((await remove(author, commentId)).comments).toMatchObject([
    { text: '', mentions: [], removed: { by: 'Anna Auteur' } },
  ]);
  await expect(remove(author, commentId)).rejects.toMatchObject({ code: 'conflict' });
});

test('comments of an approved valuation can be read and not be changed, nor by the service itself', async () => {
  const { id: commentId } = await add(author, { text: 'Blijft staan' });
  await approve(harness, author, id);
  expect(await list(colleague)).toHaveLength(1);
  for (const attempt of [
    add(colleague, { text: 'Te laat' }),
    edit(author, commentId, 'Anders'),
    remove(author, commentId),
    resolve(author, commentId),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
  const change = store.inOrganisation(author, ({ trx }) =>
    trx
      .updateTable('valuation_comment')
      .where('id', '=', commentId)
      .set({ text: 'Anders' })
      .executeTakeFirst(),
  );
  expect(await change).toMatchObject({ numUpdatedRows: 0n });
});

test('who may only read the valuation comments too, and nobody else sees it', async () => {
  const reader = await harness.caller({ org: author.organisationId });
  await expect(list(reader)).rejects.toMatchObject({ code: 'not-found' });
  await expect(add(reader, { text: 'x' })).rejects.toMatchObject({ code: 'not-found' });
  const { portfolioId } = await harness.api.call(valuationApi.getValuation, { params: { id } }, author);
  await harness.api.call(
    portfolioApi.saveSharing,
    {
      params: { id: portfolioId },
      body: { organisation: 'none', colleagues: [{ userId: reader.userId, level: 'read' }] },
    },
    author,
  );
  expect(await add(reader, { text: 'Een vraag' })).toMatchObject({ comments: [{ text: 'Een vraag' }] });
});

test.each([
  ['invisible characters', { text: 'a\u202Eb' }],
  ['no text', { text: ' \n ' }],
  ['too long a text', { text: 'x'.repeat(commentLimits.text + 1) }],
  ['an unknown place', { text: 'x', anchor: '<b>' }],
])('refuses %s', async (_, body) => {
  await expect(add(author, body)).rejects.toMatchObject({ code: 'bad-request' });
});
