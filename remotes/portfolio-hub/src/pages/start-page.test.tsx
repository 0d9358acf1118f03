import type { LeaseDeliveryBody } from '@kavel/contracts/leases';
import type { Start } from '@kavel/contracts/start';
import { fakeServer, openPage, type PageToOpen, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { startFixture, startPortfolio } from '../testing/start-fixture';
import StartPage from './start-page';

beforeAll(() => {
  // jsdom has no top layer and does not scroll.
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), scrollIntoView: jest.fn() });
});

const id = (n: number) => `7a1b3c5d-0000-4000-8000-00000000000${n}`;
const page: PageToOpen = { page: <StartPage />, route: '/start', address: '/start' };
const serve = (start: Start, others: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({ 'GET /portfolio/start': () => start, ...others });
const facts = { area: 0, year: 0, label: 9, rent: 4, leaseEnd: 0 };

const noord = startPortfolio({
  units: 26,
  annualRent: 410_000,
  withRent: 22,
  missing: { units: 11, facts },
  value: {
    ...{
      valuationId: id(8),
      name: 'Taxatie',
      status: 'approved',
      valueDate: '2026-09-30',
      low68: 14_860_000,
    },
    ...{ totalValue: 14_870_000, units: 26, covered: 26, left: 0, leftValue: 0, high68: 14_880_000 },
    outdated: [{ reason: 'facts-changed', units: 2 }],
  },
  history: [
    { valueDate: '2025-09-30', totalValue: 14_300_000, units: 26 },
    { valueDate: '2026-09-30', totalValue: 14_870_000, units: 26 },
  ],
});

test('shows each portfolio with value, change, status and gaps, below sums that say what they cover', async () => {
  serve(startFixture({ portfolios: [noord, startPortfolio({ id: id(2), name: 'Nieuw', units: 3 })] }));
  await openPage(page);
  const row = (await screen.findByRole('link', { name: 'Apeldoorn Noord' })).closest('[role=row]');
  for (const text of ['€ 14,87 mln', '+4,0 %', 'Goedgekeurd', 'label bij 9, huur bij 4'])
    expect(within(row as HTMLElement).getByText(text)).toBeVisible();
  expect(screen.getByText('1 van 2 portefeuilles, 1 goedgekeurd')).toBeVisible();
  expect(screen.getByText('ingevuld bij 22 van 29')).toBeVisible();
});

test('what waits opens exactly what is counted: one place at once, several after unfolding', async () => {
  const leases = { units: 7, ended: 0, annualRent: 412_000 };
  const zuid = startPortfolio({
    id: id(2),
    name: 'Kantoren Zuid',
    units: 9,
    missing: { units: 4, facts },
    leases,
  });
  serve(
    startFixture({
      portfolios: [noord, zuid],
      reviews: [
        {
          ...{ valuationId: id(7), name: 'Q3', portfolioId: id(2), portfolioName: 'Kantoren Zuid' },
          ...{ submittedAt: '2026-11-20T09:00:00Z', submittedBy: 'Anna' },
        },
      ],
      failures: [
        { kind: 'list', id: id(6), name: 'adressen.xlsx', portfolioId: id(2), at: '2026-11-20T09:00:00Z' },
      ],
    }),
  );
  const { user } = await openPage(page);
  expect(await screen.findByRole('link', { name: /Aflopende contracten/ })).toHaveAttribute(
    'href',
    `/${id(2)}/hub?lease=2027-11-28`,
  );
  expect(screen.getByRole('link', { name: /Beoordelen/ })).toHaveAttribute(
    'href',
    `/valuation/${id(7)}/summary`,
  );
  expect(screen.getByRole('link', { name: /Mislukte taken/ })).toHaveAttribute(
    'href',
    `/${id(2)}/bulk-upload?job=${id(6)}`,
  );
  await user.click(screen.getByRole('button', { name: /Ontbrekende feiten.*15/ }));
  const places = within(screen.getByRole('region', { name: 'Wacht op mij' })).getAllByRole('link');
  const missing = places.filter(link => link.getAttribute('href')?.includes('missing'));
  expect(missing.map(link => link.getAttribute('href'))).toEqual([
    `/${id(1)}/hub?missing=label,rent`,
    `/${id(2)}/hub?missing=label,rent`,
  ]);
});

test('says so when nothing waits, and offers to try again when it cannot be read', async () => {
  const inTurn: (() => Start)[] = [
    () => {
      throw new Refusal('forbidden');
    },
  ];
  fakeServer({ 'GET /portfolio/start': () => (inTurn.shift() ?? (() => startFixture()))() });
  const { user } = await openPage(page);
  const [retry] = await screen.findAllByRole('button', { name: 'Probeer opnieuw' });
  await user.click(retry as HTMLElement);
  expect(await screen.findByText('Niets wacht op u')).toBeVisible();
});

test('a member without access to portfolios is told so, and led to the map', async () => {
  serve(startFixture({ portfolios: null, reviews: null }));
  await openPage({ ...page, permissions: ['auth.unrestricted-access-general'] });
  expect(await screen.findByText(/geen toegang tot portefeuilles/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de kaart' })).toHaveAttribute('href', '/search');
});

test('an example can be thrown away, with undo', async () => {
  const calls = serve(startFixture({ portfolios: [startPortfolio({ example: true, name: 'Voorbeeld' })] }), {
    [`DELETE /portfolio/portfolios/${id(1)}`]: () => null,
  });
  const { user } = await openPage(page);
  await user.click(await screen.findByRole('button', { name: 'Gooi het voorbeeld Voorbeeld weg' }));
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toContain(`DELETE /portfolio/portfolios/${id(1)}`),
  );
});

describe('without a portfolio', () => {
  const datasets = [
    {
      ...{ name: 'Kavelstede', objects: 10, fictional: true },
      ...{ bounds: [5, 52, 6, 53], focus: [5.5, 52.5] },
    },
  ];
  const found = (n: number, fictional = true) => ({
    ...{ objectId: `999901000000000${n}`, address: `Grote Markt ${n}, 8950 AA Kavelstede` },
    ...{ vtwType: 'winkel', oppervlakte: 100, lon: 5.5, lat: 52.5, fictional },
  });
  const first = startFixture({ portfolios: [] });
  const catalogue = { 'GET /real-estate-data/catalogue/status': () => ({ datasets }) };

  test('the example is made like any list, of fictional addresses only, and opened', async () => {
    const calls = serve(first, {
      ...catalogue,
      'GET /real-estate-data/addresses/suggest': ({ query }) =>
        query.get('q') === '8950' ? [found(1), found(2, false), found(3)] : [],
      'POST /portfolio/portfolios': () => ({ id: id(5) }),
      [`POST /portfolio/portfolios/${id(5)}/bulk-jobs`]: () => ({ id: id(6) }),
      [`PUT /portfolio/bulk-jobs/${id(6)}/parts/1`]: () => ({ counts: {} }),
      [`POST /portfolio/bulk-jobs/${id(6)}/start`]: () => ({ id: id(6) }),
      [`GET /portfolio/bulk-jobs/${id(6)}`]: () => ({ id: id(6), state: 'done', stored: 2 }),
      [`POST /portfolio/portfolios/${id(5)}/lease-deliveries`]: () => ({ id: id(7) }),
    });
    const { user, addressBar } = await openPage(page);
    await user.click(await screen.findByRole('button', { name: 'Open het voorbeeld' }));
    await waitFor(() => expect(addressBar()).toBe(`/${id(5)}/hub`));
    const made = calls.find(({ name }) => name === 'POST /portfolio/portfolios');
    expect(made?.body).toEqual({ name: 'Voorbeeld Kavelstede (fictief)', example: true });
    const part = calls.find(({ name }) => name.startsWith('PUT /portfolio/bulk-jobs'));
    expect(part?.body).toMatchObject({
      lines: [{ text: 'Grote Markt 1, 8950 AA Kavelstede' }, { text: 'Grote Markt 3, 8950 AA Kavelstede' }],
    });
    const leases = calls.find(({ name }) => name.endsWith('lease-deliveries'))?.body as LeaseDeliveryBody;
    expect(leases.rows[0]?.slice(0, 2)).toEqual(['Grote Markt 1, 8950 AA Kavelstede', 'VOORBEELD-1']);
  });

  test('an example that fails leaves no portfolio behind', async () => {
    const calls = serve(first, {
      ...catalogue,
      'GET /real-estate-data/addresses/suggest': () => [found(1)],
      'POST /portfolio/portfolios': () => ({ id: id(5) }),
      [`POST /portfolio/portfolios/${id(5)}/bulk-jobs`]: () => {
        throw new Refusal('forbidden');
      },
      [`DELETE /portfolio/portfolios/${id(5)}`]: () => null,
    });
    const { user } = await openPage(page);
    await user.click(await screen.findByRole('button', { name: 'Open het voorbeeld' }));
    expect(await screen.findByText(/Er is niets achtergebleven/)).toBeVisible();
    expect(calls.map(({ name }) => name)).toContain(`DELETE /portfolio/portfolios/${id(5)}`);
  });
});

describe('the tour', () => {
  const ended = { 'PUT /portfolio/start/tour': () => ({ ended: true }) };

  test('is offered once: leaving it at any step is kept', async () => {
    const calls = serve(startFixture({ tourEnded: false }), ended);
    const { user } = await openPage(page);
    await user.click(await screen.findByRole('button', { name: 'Volgende' }));
    expect(await screen.findByRole('heading', { name: 'Wat op u wacht' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Stap 2 van 4')).not.toBeInTheDocument());
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ ended: true });
  });

  test('opens again by its address, goes through four steps and leaves the address clean', async () => {
    serve(startFixture(), ended);
    const { user, addressBar } = await openPage({ ...page, address: '/start?tour=1' });
    for (const step of [1, 2, 3]) {
      expect(await screen.findByText(`Stap ${step} van 4`)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Volgende' }));
    }
    await user.click(screen.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(addressBar()).toBe('/start'));
  });
});
