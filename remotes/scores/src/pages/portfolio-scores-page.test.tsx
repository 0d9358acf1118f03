import { madeUpScore, madeUpScoreMetric } from '@kavel/contracts/testing';
import type { UnitTable } from '@kavel/contracts/units';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import PortfolioScoresPage from './portfolio-scores-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const portfolioId = '11111111-1111-4111-8111-111111111111';
const id = (at: number) => `02000100${String(at).padStart(8, '0')}`;
const texts = (nl: string) => ({ nl, en: nl, de: nl });

function unitsOf(count: number): UnitTable {
  const all = Array.from({ length: count }, (_, at) => at);
  const fill = <Value,>(value: Value) => all.map(() => value);
  return {
    objectId: all.map(id),
    id: all.map(at => `unit ${at}`),
    straat: fill('Dorpsstraat'),
    huisnummer: all.map(at => at + 1),
    huisletter: fill(null),
    huisnummertoevoeging: fill(null),
    woonplaats: fill('Baarn'),
    vtwType: fill('appartement'),
    lon: fill(5.2),
    lat: fill(52.2),
  } as unknown as UnitTable;
}

/** The first address has 90, the second 60, the third 30, the fourth no total; the others 55. */
const points = [90, 60, 30, null];
const bands = ['excellent', 'fair', 'poor', null] as const;
const scoreOf = (objectId: string) => {
  const at = Number(objectId.slice(8));
  const score = at < points.length ? (points[at] ?? null) : 55;
  return madeUpScore({ objectId, score, band: at < bands.length ? (bands[at] ?? null) : 'fair' });
};

const idsIn = ({ body }: Call) => (body as { identifiers: string[] }).identifiers;

const answerTo = (call: Call) => {
  const ids = idsIn(call);
  return { scores: ids.map(scoreOf), failed: [] };
};

function open(count: number, { search = '', score = answerTo as (call: Call) => unknown } = {}) {
  const calls = fakeServer({
    'GET /real-estate-data/property-score/metrics': () => [madeUpScoreMetric({ name: texts('Energie') })],
    [`GET /portfolio/portfolios/${portfolioId}/unit-table`]: () => ({
      id: portfolioId,
      name: 'Baarn',
      units: unitsOf(count),
    }),
    'GET /portfolio/score-weights': () => [],
    'POST /real-estate-data/property-score/scores': score,
  });
  const opened = openPage({
    page: <PortfolioScoresPage />,
    route: '/score/portfolio/:id',
    address: `/score/portfolio/${portfolioId}${search}`,
    permissions: ['auth.unrestricted-access-general', 'auth.portfolio-hub'],
  });
  return { calls, opened };
}

const sizesOf = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name.startsWith('POST')).map(call => idsIn(call).length);

test('mean and median leave out what has no total; best and worst are listed', async () => {
  open(4);
  expect(await screen.findByText('van 4 adressen')).toBeVisible();
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(figure('Met totaal')).toHaveTextContent('3');
  expect(figure('Gemiddelde')).toHaveTextContent('60');
  expect(figure('Mediaan')).toHaveTextContent('60');
  const best = within(screen.getByRole('list', { name: 'Hoogste scores' }));
  expect(best.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Dorpsstraat 1, Baarn90',
    'Dorpsstraat 2, Baarn60',
  ]);
  const worst = within(screen.getByRole('list', { name: 'Laagste scores' }));
  expect(worst.getByRole('listitem')).toHaveTextContent('Dorpsstraat 3, Baarn30');
  expect(screen.getByRole('link', { name: 'Naar de portefeuille' })).toHaveAttribute(
    'href',
    `/${portfolioId}/hub`,
  );
});

test('a long list is asked for in calls of at most 500', async () => {
  const { calls } = open(1_201);
  expect(await screen.findByText('van 1.201 adressen')).toBeVisible();
  await waitFor(() => expect(sizesOf(calls)).toEqual([500, 500, 201]));
});

test('a running calculation is stopped, keeps what there is, and goes on', async () => {
  let held: (() => void) | null = null;
  const { calls, opened } = open(700, {
    score: call => {
      if (idsIn(call).length === 500 || held) return answerTo(call);
      return new Promise(resolve => {
        held = () => resolve(answerTo(call));
      });
    },
  });
  const { user } = await opened;
  expect(await screen.findByText('500 van 700 adressen berekend')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/Gestopt bij 500 van 700 adressen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ga verder' }));
  await waitFor(() => expect(screen.queryByText(/Gestopt bij/)).toBeNull());
  await waitFor(() => expect(sizesOf(calls)).toEqual([500, 200, 200]));
});

test('with the service away the specified text is shown, and it can go on', async () => {
  let away = true;
  const { opened } = open(2, {
    score: call => {
      if (away) throw new Refusal('unavailable');
      return answerTo(call);
    },
  });
  const { user } = await opened;
  expect(await screen.findByText(/Melding: Failed to fetch property scores bulk\./)).toBeVisible();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Ga verder' }));
  expect(await screen.findByText('van 2 adressen')).toBeVisible();
});

test('the filter by band and text is in the address and holds for all', async () => {
  const { opened } = open(4);
  const { user, addressBar } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Geen totaal' }));
  expect(await screen.findByText('van 1 adressen')).toBeVisible();
  expect(addressBar()).toContain('band=none');
  await user.click(screen.getByRole('button', { name: 'Geen totaal' }));
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op adres' }), 'straat 2');
  await waitFor(() => expect(addressBar()).toContain('q=straat+2'));
  const table = within(screen.getByRole('table', { name: 'Adressen met hun score' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
  expect(table.getByRole('link', { name: 'Dorpsstraat 2, Baarn' })).toHaveAttribute(
    'href',
    `/score/${id(1)}`,
  );
});

test('own weights are asked with', async () => {
  const { calls } = open(1, { search: '?weights=energy:40' });
  expect(await screen.findByText('van 1 adressen')).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    identifiers: [id(0)],
    weightUpdates: [{ key: 'energy', weight: 0.4 }],
    parts: 'none',
  });
});

test('a weight of zero everywhere is an error', async () => {
  open(1, { search: '?weights=energy:0' });
  expect(await screen.findByText(/Alle gewichten zijn nul/)).toBeVisible();
});

test('an empty portfolio leads to adding addresses', async () => {
  open(0);
  expect(await screen.findByRole('link', { name: 'Voeg adressen toe' })).toHaveAttribute(
    'href',
    `/${portfolioId}/bulk-upload`,
  );
});
