import type { Portfolio, Unit, WidgetProps } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { tableOf, unitFixture } from '../testing/unit-fixture';
import MapPanel from './map-panel';

const first = unitFixture(1, { annualRent: 12_000, oppervlakte: 100 });
const second = unitFixture(2, { oppervlakte: 80 });
const id = first.portfolioId;
const portfolio: Portfolio = {
  id,
  name: 'Apeldoorn Noord',
  unitCount: 2,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'owner',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
};

async function open(
  portfolioId: string | null,
  {
    list = [portfolio],
    units = [first, second] as Unit[],
    answers = {},
    isInside = null as WidgetProps<'map-panel'>['isInside'],
  } = {},
) {
  fakeServer({
    'GET /portfolio/portfolios': () => list,
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({ ...portfolio, units: tableOf(units) }),
    [`GET /portfolio/portfolios/${id}/value`]: () => null,
    'GET /portfolio/valuations': () => [],
    ...answers,
  });
  const map = { selectObject: jest.fn(), showPortfolio: jest.fn(), showBounds: jest.fn() };
  const panel = (
    <MapPanel title="Portfolio hub" portfolioId={portfolioId} objectId={null} isInside={isInside} map={map} />
  );
  return { map, ...(await openPage({ page: panel, route: '/search', address: '/search' })) };
}

test('selecting a portfolio draws it on the map; selecting none removes it', async () => {
  const { user, map } = await open(null);
  const choice = await screen.findByLabelText('Portefeuille op de kaart');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(choice).toHaveAccessibleDescription('Kies er een voor haar totalen, taken, eenheden en links.');
  await user.selectOptions(choice, 'Apeldoorn Noord');
  expect(map.showPortfolio).toHaveBeenLastCalledWith(id);
});

test('the portfolio on the map shows its totals, its units and links to its pages', async () => {
  const { user, map } = await open(id);
  expect(await screen.findByText('180 m²')).toBeVisible();
  expect(screen.getByText('ingevuld bij 1 van 2')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Taken' })).toBeVisible();
  const links = ['Open portefeuille', 'Waarderingen', 'Diensten'];
  expect(links.map(name => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    `/${id}/hub`,
    `/${id}/valuation`,
    `/${id}/services`,
  ]);
  const [, row] = screen.getAllByRole('row');
  await user.click(row as HTMLElement);
  expect(map.selectObject).toHaveBeenCalledWith(first.objectId);
  await user.selectOptions(screen.getByLabelText('Portefeuille op de kaart'), '');
  expect(map.showPortfolio).toHaveBeenLastCalledWith(null);
});

test('with a work area on, totals, tasks and units are of those inside', async () => {
  const { lon } = first.addressObjectData;
  await open(id, {
    units: [first, unitFixture(2, { oppervlakte: 80, lon: 6.5 })],
    isInside: place => place.lon === lon,
  });
  expect(await screen.findByText('100 m²')).toBeVisible();
  expect(screen.getByText('Alleen de eenheden in het werkgebied.')).toBeVisible();
  expect(screen.getByText('ingevuld bij 1 van 1')).toBeVisible();
  expect(screen.queryByText('1 eenheid zonder huur')).toBeNull();
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows).toHaveLength(1);
});

test('the portfolio on the map lists what is left to do, each with its page', async () => {
  const valuationId = '2b6d4c1e-3f1a-4a77-9c55-1d2e3f4a5b6c';
  const valuation = (status: string, name: string) => ({ id: valuationId, name, status, portfolioId: id });
  await open(id, {
    answers: {
      'GET /portfolio/valuations': () => [
        valuation('in-review', 'Jaarwaardering'),
        { ...valuation('approved', 'Vorig jaar'), id: first.id },
      ],
    },
  });
  const tasks = within(await screen.findByRole('region', { name: 'Taken' }));
  expect(await tasks.findByRole('link', { name: 'Controleren: Jaarwaardering' })).toHaveAttribute(
    'href',
    `/valuation/${valuationId}/summary`,
  );
  expect(tasks.getByRole('link', { name: '1 eenheid zonder huur' })).toHaveAttribute('href', `/${id}/hub`);
  expect(tasks.queryByText(/Vorig jaar/)).toBeNull();
});

test('a portfolio without units says how to add one', async () => {
  await open(id, { units: [] });
  expect(await screen.findByText(/Nog geen adressen in deze portefeuille/)).toBeVisible();
});

test('a member without portfolios gets a link to create one', async () => {
  await open(null, { list: [] });
  expect(await screen.findByRole('link', { name: 'Naar de portefeuilles' })).toHaveAttribute(
    'href',
    '/landing',
  );
});

test('portfolios that cannot be read can be retried', async () => {
  const inTurn: (() => Portfolio[])[] = [
    () => {
      throw new Refusal('forbidden');
    },
    () => [portfolio],
  ];
  const { user } = await open(null, { answers: { 'GET /portfolio/portfolios': () => inTurn.shift()?.() } });
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByLabelText('Portefeuille op de kaart')).toBeVisible();
});
