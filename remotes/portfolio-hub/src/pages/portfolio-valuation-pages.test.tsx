import type { PortfolioDetail, ValuationListItem, ValuationSummary } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { unitFixture } from '../testing/unit-fixture';
import PortfolioValuationPage from './portfolio-valuation-page';
import PortfolioValuationsPage from './portfolio-valuations-page';

const unit = unitFixture(1);
const id = unit.portfolioId;
const valuationId = '7a1b3c5d-0000-4000-8000-00000000aaaa';
const portfolio: PortfolioDetail = {
  id,
  name: 'Apeldoorn Noord',
  unitCount: 1,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'edit',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
  units: [unit],
};
const valuation: ValuationListItem = {
  id: valuationId,
  name: 'Jaareinde',
  status: 'approved',
  portfolioId: id,
  valueDate: '2026-12-31',
  revision: 1,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  unitCount: 1,
  portfolioName: 'Apeldoorn Noord',
  totalValue: 412_000,
};
const summary: ValuationSummary = {
  totalValue: 412_000,
  low68: 380_000,
  high68: 450_000,
  unitCount: 1,
  valuedCount: 1,
  annualRent: 24_720,
  marketRent: 26_000,
  barKkHi: 0.06,
  barKkThi: 0.061,
  barKkMh: 0.063,
  nar: 0.047,
  walt: 4.2,
  waltToBreak: 3.1,
  byType: [],
  byLabel: [],
  byBucket: [],
  units: [
    {
      unitId: unit.id,
      address: 'Anklaarseweg 1, 7316 AA Apeldoorn',
      bucket: 'woningen',
      vtwType: 'eengezinswoning',
      oppervlakte: 118,
      energielabel: 'B',
      lon: 5.96,
      lat: 52.23,
      value: 412_000,
      low68: 380_000,
      high68: 450_000,
      annualRent: 24_720,
      marketRent: 26_000,
      barKk: 0.06,
    },
  ],
};
const reads = {
  [`GET /portfolio/portfolios/${id}`]: () => portfolio,
  'GET /portfolio/valuations': () => [valuation],
};

const openList = () =>
  openPage({ page: <PortfolioValuationsPage />, route: '/:id/valuation', address: `/${id}/valuation` });
const openOne = (of = id) =>
  openPage({
    page: <PortfolioValuationPage />,
    route: '/:id/valuation/:valuationId',
    address: `/${of}/valuation/${valuationId}`,
  });

test('lists the valuations of the portfolio with links to them', async () => {
  const calls = fakeServer(reads);
  await openList();
  expect(await screen.findByRole('row', { name: /Jaareinde/ })).toHaveTextContent('412.000');
  expect(screen.getByRole('link', { name: 'Jaareinde' })).toHaveAttribute(
    'href',
    `/${id}/valuation/${valuationId}`,
  );
  expect(screen.getByRole('link', { name: /Jaareinde openen/ })).toHaveAttribute(
    'href',
    `/valuation/${valuationId}/buckets`,
  );
  expect(calls.find(call => call.name.endsWith('/valuations'))?.query.get('portfolioId')).toBe(id);
});

test('a new valuation takes a name and a value date, and opens its first step', async () => {
  const calls = fakeServer({ ...reads, 'POST /portfolio/valuations': () => ({ ...valuation }) });
  const { user, addressBar } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Nieuwe waardering' }));
  const name = screen.getByRole('textbox', { name: 'Naam' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Aanmaken en beginnen' }));
  expect(screen.getByText('Geef een naam op.')).toBeInTheDocument();
  await user.type(name, 'Jaareinde');
  await user.clear(screen.getByLabelText('Peildatum'));
  await user.type(screen.getByLabelText('Peildatum'), '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Aanmaken en beginnen' }));
  await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/buckets`));
  expect(calls.find(call => call.name.startsWith('POST'))?.body).toEqual({
    portfolioId: id,
    name: 'Jaareinde',
    valueDate: '2026-12-31',
  });
});

test('a deleted valuation can be restored', async () => {
  let deleted = false;
  fakeServer({
    ...reads,
    'GET /portfolio/valuations': () => (deleted ? [] : [{ ...valuation, status: 'draft' }]),
    [`DELETE /portfolio/valuations/${valuationId}`]: () => {
      deleted = true;
      return null;
    },
    [`POST /portfolio/valuations/${valuationId}/restore`]: () => {
      deleted = false;
      return valuation;
    },
  });
  const { user, toasts } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Jaareinde verwijderen' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.queryByText('Jaareinde')).not.toBeInTheDocument();
  act(() => toasts[0]?.action?.onAction());
  expect(await screen.findByRole('link', { name: 'Jaareinde' })).toBeInTheDocument();
});

test('an approved valuation cannot be deleted', async () => {
  fakeServer({ ...reads, 'GET /portfolio/valuations': () => [valuation] });
  await openList();
  expect(await screen.findByRole('link', { name: 'Jaareinde' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Jaareinde verwijderen' })).not.toBeInTheDocument();
});

test('an empty portfolio cannot be valued and shows the first step', async () => {
  fakeServer({
    [`GET /portfolio/portfolios/${id}`]: () => ({ ...portfolio, units: [] }),
    'GET /portfolio/valuations': () => [],
  });
  await openList();
  expect(await screen.findByText(/heeft nog geen adressen/)).toBeInTheDocument();
});

test('a valuation shows its result and the values of its units', async () => {
  fakeServer({
    [`GET /portfolio/valuations/${valuationId}`]: () => valuation,
    [`GET /portfolio/valuations/${valuationId}/summaries`]: () => summary,
  });
  await openOne();
  expect(await screen.findByText('68 %: € 380.000 tot € 450.000')).toBeInTheDocument();
  expect(screen.getByText('4,2 jaar')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Anklaarseweg 1/ })).toHaveTextContent('412.000');
  expect(screen.getByText('Goedgekeurd')).toBeInTheDocument();
});

test('a valuation without values links to the steps', async () => {
  fakeServer({
    [`GET /portfolio/valuations/${valuationId}`]: () => valuation,
    [`GET /portfolio/valuations/${valuationId}/summaries`]: () => {
      throw new Refusal('results-missing');
    },
  });
  await openOne();
  expect(await screen.findByText('Nog niet gewaardeerd')).toBeInTheDocument();
});

test('a valuation of another portfolio is not found here', async () => {
  fakeServer({
    [`GET /portfolio/valuations/${valuationId}`]: () => valuation,
    [`GET /portfolio/valuations/${valuationId}/summaries`]: () => summary,
  });
  await openOne('7a1b3c5d-0000-4000-8000-00000000ffff');
  expect(await screen.findByText('Deze waardering bestaat niet')).toBeInTheDocument();
});
