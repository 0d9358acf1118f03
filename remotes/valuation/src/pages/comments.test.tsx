import type { Comment, CommentThread } from '@kavel/contracts/valuations';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';
import { summaryAnswers } from '../testing/summary-answers';
import SummaryPage from './summary-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

const path = `/portfolio/valuations/${valuationId}`;
const units = [madeUpUnit(unitId(1))];
/** The user that `openPage` signs in. */
const me = { userId: 'u', name: 'Anna Auteur' };
const bram = { userId: unitId(911), name: 'Bram Beoordelaar' };

const said = (n: number, author: typeof me, text: string, more: Partial<Comment> = {}): Comment => ({
  ...{ id: unitId(n), author, onBehalfOf: null, text, mentions: [], editedAt: null, removed: null },
  createdAt: new Date().toISOString(),
  ...more,
});
const thread = (first: Comment, more: Partial<CommentThread> = {}): CommentThread => ({
  ...{ id: first.id, anchor: 'figure:total', resolved: null, comments: [first] },
  ...more,
});

const open = async (
  threads: CommentThread[],
  search = '',
  more: Answers = {},
  status: 'draft' | 'approved' = 'draft',
) => {
  const calls = fakeServer({
    ...summaryAnswers(units),
    [`GET ${path}`]: () => madeUpValuation(units, { status }),
    [`GET ${path}/comments`]: () => threads,
    [`GET ${path}/people`]: () => ({
      people: [me, bram].map(one => ({ ...one, email: '', access: 'edit', ownWork: false })),
      ...{ organisation: 'none', mayShare: true },
    }),
    ...more,
  });
  const page = await openPage({
    page: <SummaryPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/summary${search}`,
  });
  return { calls, ...page };
};
const panel = async () => within(await screen.findByRole('complementary', { name: 'Opmerkingen' }));

test('a comment on a figure names a colleague, chosen by keyboard', async () => {
  const { user, calls, addressBar } = await open([], '', {
    [`POST ${path}/comments`]: ({ body }) =>
      thread(said(1, me, (body as { text: string }).text, { mentions: [bram] })),
  });
  await user.click(
    await screen.findByRole('button', { name: /^Opmerkingen bij Marktwaarde \(vergelijking, k\.k\.\)/ }),
  );
  expect(addressBar()).toContain('comments=figure%3Atotal');
  const field = (await panel()).getByRole('combobox', {
    name: 'Nieuwe opmerking bij Marktwaarde (vergelijking, k.k.)',
  });
  await user.type(field, 'Kijk jij, @beo');
  expect((await panel()).getByRole('option', { name: /Bram Beoordelaar/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Kijk jij, @Bram Beoordelaar ');
  await user.click((await panel()).getByRole('button', { name: 'Plaats' }));
  expect(await (await panel()).findByText('@Bram Beoordelaar')).toBeVisible();
  expect(calls.find(({ name }) => name === `POST ${path}/comments`)?.body).toEqual({
    anchor: 'figure:total',
    text: 'Kijk jij, @Bram Beoordelaar',
    mentions: [bram.userId],
  });
  expect(screen.getByRole('button', { name: 'Opmerkingen (1)' })).toBeVisible();
});

test('nothing can be typed before the names of colleagues are there to choose from', async () => {
  let tellNames: (answer: object) => void = () => undefined;
  const names = new Promise<object>(resolve => {
    tellNames = resolve;
  });
  await open([thread(said(1, bram, 'Klopt dit?'))], '?comments=figure%3Atotal', {
    [`GET ${path}/people`]: () => names,
  });
  await screen.findByRole('button', { name: 'Opmerkingen (1)' });
  expect((await panel()).queryByRole('combobox')).toBeNull();
  tellNames({ people: [], organisation: 'none', mayShare: true });
  expect(await (await panel()).findByRole('combobox')).toBeVisible();
});

test('comments can be written while names cannot be had', async () => {
  await open([], '?comments=figure%3Atotal', {
    [`GET ${path}/people`]: () => {
      throw new Refusal('forbidden');
    },
  });
  expect(await (await panel()).findByRole('combobox')).toBeVisible();
});

test('a link in a notification opens its comment, also in a thread that is resolved', async () => {
  const resolved = { at: '2026-11-28T10:00:00Z', by: 'Bram Beoordelaar' };
  await open(
    [thread(said(1, bram, 'Klopt dit?')), thread(said(2, me, 'Deze bedoel ik'), { resolved })],
    `?comment=${unitId(2)}`,
  );
  const sought = await (await panel()).findByText('Deze bedoel ik');
  expect(sought.closest('[aria-current]')).not.toBeNull();
});

test('an own comment is removed after a question, and that it was there stays', async () => {
  const gone = { at: '2026-11-28T10:00:00Z', by: 'Anna Auteur' };
  const { user } = await open(
    [thread(said(1, me, 'Van mij'), { comments: [said(1, me, 'Van mij'), said(2, bram, 'Van Bram')] })],
    '?comments=all',
    {
      [`DELETE ${path}/comments/${unitId(1)}`]: () => thread(said(1, me, '', { removed: gone })),
    },
  );
  const comments = await panel();
  expect(await comments.findAllByRole('button', { name: 'Verwijder' })).toHaveLength(1);
  await user.click(comments.getByRole('button', { name: 'Verwijder' }));
  await user.click(comments.getByRole('button', { name: 'Ja, verwijder' }));
  expect(await comments.findByText(/^Verwijderd door Anna Auteur/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('of an approved valuation the comments can be read only', async () => {
  await open([thread(said(1, me, 'Van mij'))], '?comments=all', {}, 'approved');
  const comments = await panel();
  expect(await comments.findByText('Van mij')).toBeVisible();
  expect(comments.getByText(/liggen vast/)).toBeVisible();
  for (const name of ['Plaats', 'Beantwoord', 'Verwijder', 'Afgehandeld'])
    await waitFor(() => expect(comments.queryByRole('button', { name })).toBeNull());
});
