import type { StatusEvent, ValuationDetail, ValuationHistory, ValuationListItem } from '@kavel/contracts';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  madeUpBridge,
  madeUpHistory,
  madeUpUnit,
  madeUpValuation,
  unitId,
  valuationId,
} from '../testing/made-up';
import { summaryAnswers } from '../testing/summary-answers';
import SummaryPage from './summary-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

const path = `/portfolio/valuations/${valuationId}`;
const units = [madeUpUnit(unitId(1))];

interface Stored {
  valuation: ValuationDetail;
  history: ValuationHistory;
}

/** The summary with a fake service that stores what it receives. */
const open = async (stored: Stored, more: Answers = {}) => {
  const calls = fakeServer({
    ...summaryAnswers(units),
    [`GET ${path}`]: () => stored.valuation,
    [`GET ${path}/history`]: () => stored.history,
    ...more,
  });
  const page = await openPage({
    page: <SummaryPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/summary`,
  });
  return { calls, ...page };
};

const inReview = (moves: ValuationHistory['moves']): Stored => ({
  valuation: madeUpValuation(units, { status: 'in-review' }),
  history: madeUpHistory({ moves }),
});

test('a draft is submitted after a confirmation, and the page follows', async () => {
  const stored: Stored = { valuation: madeUpValuation(units), history: madeUpHistory() };
  const { user, calls, toasts } = await open(stored, {
    [`PUT ${path}/status/in-review`]: () => {
      stored.valuation = { ...stored.valuation, status: 'in-review' };
      stored.history = madeUpHistory({ moves: [{ to: 'draft', reasonNeeded: true, refusal: null }] });
      return stored.valuation;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aanbieden voor beoordeling' }));
  const dialog = screen.getByRole('dialog', { name: 'Aanbieden voor beoordeling' });
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Aanbieden voor beoordeling' }));
  expect(await screen.findByRole('button', { name: 'Terug naar concept' })).toBeEnabled();
  expect(screen.queryByRole('dialog', { name: 'Aanbieden voor beoordeling' })).toBeNull();
  expect(toasts.at(-1)?.title).toBe('“Jaarwaardering 2026” is nu: In beoordeling');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Status' })).toHaveFocus());
});

/** The user that `openPage` signs in, and a colleague. */
const me = { userId: 'u', name: 'Anna Auteur', email: 'anna@kavel.example', access: 'owner', ownWork: true };
const bram = {
  ...{ userId: unitId(911), name: 'Bram Beoordelaar', email: 'bram@kavel.example' },
  ...{ access: null as string | null, ownWork: false },
};
const request = { reviewerId: bram.userId, dueDate: null };

/** A portfolio shared with nobody, owned by the signed-in user. */
function unshared() {
  const reviewer = { ...bram };
  let review: object | null = null;
  const portfolio = `/portfolio/portfolios/${madeUpValuation(units).portfolioId}/sharing`;
  const answers: Answers = {
    [`GET ${path}/people`]: () => ({ people: [me, reviewer], organisation: 'none', mayShare: true }),
    [`GET ${path}/review`]: () => review,
    [`PUT ${path}/review`]: ({ body }) => {
      review = { reviewer: bram, askedBy: me, askedAt: '2026-11-28T10:00:00Z', ...(body as object) };
      return review;
    },
    [`DELETE ${path}/review`]: () => {
      review = null;
      return null;
    },
    [`GET ${portfolio}`]: () => ({ ownerId: me.userId, organisation: 'none', colleagues: [] }),
    [`PUT ${portfolio}`]: ({ body }) => {
      reviewer.access = 'edit';
      return { ownerId: me.userId, ...(body as object) };
    },
  };
  return { answers, editor: { userId: bram.userId, level: 'edit' } };
}

test('a valuation is submitted to a reviewer, with whom its portfolio is shared first', async () => {
  const { answers, editor } = unshared();
  const stored: Stored = { valuation: madeUpValuation(units), history: madeUpHistory() };
  const { user, calls } = await open(stored, {
    ...answers,
    [`PUT ${path}/status/in-review`]: () => stored.valuation,
  });
  await user.click(await screen.findByRole('button', { name: 'Aanbieden voor beoordeling' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Aanbieden voor beoordeling' }));
  expect(await dialog.findByText(/zonder tweede persoon kan niemand goedkeuren/)).toBeInTheDocument();
  const choice = dialog.getByRole('combobox', { name: 'Beoordelaar' });
  await user.selectOptions(choice, 'Bram Beoordelaar (bram@kavel.example)');
  await user.click(dialog.getByRole('button', { name: 'Aanbieden voor beoordeling' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ name, body }) => [name, body])).toEqual([
      [expect.stringMatching(/sharing$/), { organisation: 'none', colleagues: [editor] }],
      [`PUT ${path}/status/in-review`, { review: request }],
    ]),
  );
});

test('for a valuation in review a colleague can be asked, and the request be withdrawn', async () => {
  const { answers } = unshared();
  const { user, toasts } = await open(
    inReview([{ to: 'approved', reasonNeeded: false, refusal: 'own-work' }]),
    answers,
  );
  const choice = await screen.findByRole('combobox', { name: 'Beoordelaar' });
  await user.selectOptions(choice, 'Bram Beoordelaar (bram@kavel.example)');
  await user.click(screen.getByRole('button', { name: 'Vraag te beoordelen' }));
  expect(await screen.findByText('Bram Beoordelaar is gevraagd te beoordelen.')).toBeInTheDocument();
  expect(toasts.at(-1)?.title).toBe('Bram Beoordelaar is gevraagd te beoordelen');
  await user.click(screen.getByRole('button', { name: 'Verzoek intrekken' }));
  expect(await screen.findByText('Kan beoordelen: Bram Beoordelaar.')).toBeInTheDocument();
});

test('back to draft asks for a reason, and sends it', async () => {
  const stored = inReview([{ to: 'draft', reasonNeeded: true, refusal: null }]);
  const { user, calls } = await open(stored, { [`PUT ${path}/status/draft`]: () => madeUpValuation(units) });
  await user.click(await screen.findByRole('button', { name: 'Terug naar concept' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Terug naar concept' }));
  await user.click(dialog.getByRole('button', { name: 'Terug naar concept' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Schrijf waarom de waardering teruggaat.');
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  await user.type(dialog.getByLabelText('Reden'), 'De huur klopt niet');
  await user.click(dialog.getByRole('button', { name: 'Terug naar concept' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT ${path}/status/draft`)?.body).toEqual({
      reason: 'De huur klopt niet',
    }),
  );
});

test('a refusal of the service is shown, and the typed text stays', async () => {
  const { user } = await open(inReview([{ to: 'approved', reasonNeeded: false, refusal: null }]), {
    [`PUT ${path}/status/approved`]: () => {
      throw new Refusal('conflict', { from: 'draft', to: 'approved' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Goedkeuren' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Goedkeuren' }));
  await user.type(dialog.getByLabelText('Toelichting (mag leeg blijven)'), 'Akkoord');
  await user.click(dialog.getByRole('button', { name: 'Goedkeuren' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Dit kan niet bij de huidige status');
  expect(dialog.getByRole('textbox')).toHaveValue('Akkoord');
});

test("one's own work cannot be approved, and the page says who can approve it", async () => {
  await open(inReview([{ to: 'approved', reasonNeeded: false, refusal: 'own-work' }]));
  const approve = await screen.findByRole('button', { name: 'Goedkeuren' });
  expect(approve).toBeDisabled();
  await waitFor(() =>
    expect(approve).toHaveAccessibleDescription(
      'U hebt deze waardering gemaakt, gewijzigd of aangeboden. Een collega keurt haar goed.',
    ),
  );
});

test('the history shows who did what for whom and why; the record can be recomputed', async () => {
  const back: StatusEvent = {
    id: '2',
    at: '2026-11-20T10:00:00.000Z',
    actor: { userId: unitId(902), name: 'Bram Beoordelaar' },
    onBehalfOf: { userId: unitId(903), name: 'Carla Chef' },
    from: 'in-review',
    to: 'draft',
    reason: 'Peildatum nakijken',
    revision: 3,
  };
  const { events } = madeUpHistory();
  const approval = {
    approvedAt: '2026-11-20T11:00:00.000Z',
    revision: 4,
    referenceRevision: 2,
    modelVersions: ['learned-comparables-2'],
    snapshots: ['2026-11-20T08-00'],
    units: 1,
    valued: 1,
    totalValue: 601_000,
  };
  const { user } = await open(
    {
      valuation: madeUpValuation(units, { status: 'approved' }),
      history: { events: [back, ...events], moves: [], approval },
    },
    {
      [`GET /real-estate-data/valuations/${valuationId}/recomputation`]: () => ({
        snapshot: '2026-11-20T08-00',
        modelVersion: 'learned-comparables-2',
        same: 1,
        different: [],
        notComparable: 0,
      }),
    },
  );
  const timeline = within(await screen.findByRole('list', { name: 'Status en geschiedenis' }));
  const [newest, oldest] = timeline.getAllByRole('listitem');
  expect(newest).toHaveTextContent('door Bram Beoordelaar, was in beoordeling namens Carla Chef');
  expect(newest).toHaveTextContent('Peildatum nakijken');
  expect(oldest).toHaveTextContent('gemaakt door Anna Auteur');
  expect(screen.getByText('2026-11-20T08-00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Narekenen' }));
  expect(await screen.findByText('1 waarde komt op de cent gelijk uit.')).toBeVisible();
});

test('the change since the last approved valuation links to a bridge', async () => {
  const stored: Stored = { valuation: madeUpValuation(units), history: madeUpHistory() };
  const approved = (n: number, values: Partial<ValuationListItem>): ValuationListItem => {
    const { unitIds: _, operatingCostParams: __, units: ___, ...head } = madeUpValuation(units);
    const base = { ...head, unitCount: 1, portfolioName: 'Noord', totalValue: 500_000 };
    return { ...base, id: unitId(n), status: 'approved', ...values };
  };
  const last = approved(802, { name: 'Jaarwaardering 2025', updatedAt: '2025-12-01T09:00:00Z' });
  const { user } = await open(stored, {
    'GET /portfolio/valuations': () => [
      approved(803, { name: 'Jaarwaardering 2024', updatedAt: '2024-12-01T09:00:00Z' }),
      last,
      approved(804, { name: 'Concept', status: 'draft', updatedAt: '2026-12-01T09:00:00Z' }),
    ],
    [`GET /real-estate-data/valuations/${valuationId}/bridge`]: ({ query }) =>
      madeUpBridge({ from: { ...madeUpBridge().from, id: query.get('from') ?? '' } }),
  });
  expect(await screen.findByText(/Vergeleken met “Jaarwaardering 2025”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toon wat er veranderde' }));
  expect(await screen.findByText('Eenheden verdwenen (1 eenheid)')).toBeVisible();
});
