import type { AddressSuggestion, PortfolioDetail, Unit } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { unitFixture } from '../testing/unit-fixture';
import HubPage from './hub-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId }: { selectedId: string | null }) => (
    <output aria-label="marker">{selectedId ?? 'geen'}</output>
  ),
}));

const first = unitFixture(1, { annualRent: 12_000, oppervlakte: 100 });
const second = unitFixture(2, { oppervlakte: null, energielabel: 'F' });
const third = unitFixture(3);
const id = first.portfolioId;
const detail = (units: Unit[]): PortfolioDetail => ({
  id,
  name: 'Apeldoorn Noord',
  unitCount: units.length,
  updatedAt: '2026-11-20T09:00:00Z',
  units,
});
const suggestion: AddressSuggestion = {
  objectId: third.objectId,
  address: 'Anklaarseweg 3, 7316 AA Apeldoorn',
  vtwType: 'winkel',
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
};

/** A portfolio service with a memory. */
function portfolioService(units: Unit[], more: Parameters<typeof fakeServer>[0] = {}) {
  const here = [...units];
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [detail(here)],
    [`GET /portfolio/portfolios/${id}`]: () => detail([...here]),
    'GET /portfolio/valuations': () => [],
    'GET /real-estate-data/addresses/suggest': () => [suggestion],
    [`POST /portfolio/portfolios/${id}/real-estate-entities`]: () => {
      here.push(third);
      return third;
    },
    [`DELETE /portfolio/portfolios/${id}/real-estate-entities/${first.id}`]: () => {
      here.splice(here.indexOf(first), 1);
      return null;
    },
    [`DELETE /portfolio/portfolios/${id}/real-estate-entities/${third.id}`]: () => {
      here.splice(here.indexOf(third), 1);
      return null;
    },
    ...more,
  });
  return { calls, here };
}

const open = (search = '') =>
  openPage({ page: <HubPage />, route: '/:id/hub', address: `/${id}/hub${search}` });
const row = (name: RegExp) => screen.findByRole('row', { name });
const figure = (label: string) => screen.getByText(label).parentElement;

test('shows the figures, the units and the map of a portfolio, and remembers it', async () => {
  portfolioService([first, second]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Apeldoorn Noord' })).toBeInTheDocument();
  expect(await row(/Anklaarseweg 1 Apeldoorn/)).toHaveTextContent('12.000');
  expect(figure('Huur per jaar')).toHaveTextContent('€ 12.000');
  expect(figure('Label C of beter')).toHaveTextContent('50,0');
  expect(screen.getByText('1 zonder oppervlakte')).toBeInTheDocument();
  expect(screen.getByText('nog niet gewaardeerd')).toBeInTheDocument();
  expect(localStorage.getItem('current-portfolio')).toBe(id);
});

test('a picked address stands in the table before the service has answered, and can be taken back', async () => {
  let answer: () => void = () => undefined;
  const { here } = portfolioService([first], {
    [`POST /portfolio/portfolios/${id}/real-estate-entities`]: () =>
      new Promise(resolve => {
        answer = () => {
          here.push(third);
          resolve(third);
        };
      }),
  });
  const { user, toasts } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Adres zoeken en toevoegen' }), 'ankl');
  await screen.findByRole('option', { name: /Anklaarseweg 3/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('status', { name: /Anklaarseweg 3.* wordt toegevoegd/ }),
  ).toBeInTheDocument();
  act(() => answer());
  await waitFor(() => expect(toasts[0]?.title).toMatch(/Anklaarseweg 3.* toegevoegd/));
  const added = await row(/Anklaarseweg 3 Apeldoorn/);
  await waitFor(() => expect(added).toHaveAttribute('aria-selected', 'true'));
  act(() => toasts[0]?.action?.onAction());
  await waitFor(() => expect(here).toEqual([first]));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Anklaarseweg 3/ })).not.toBeInTheDocument());
});

test.each([
  ['already-in-portfolio', /staat al in deze portefeuille/],
  ['address-not-found', /staat niet in het register/],
] as const)('an address refused as %s is taken back and explained', async (code, text) => {
  portfolioService([first], {
    [`POST /portfolio/portfolios/${id}/real-estate-entities`]: () => {
      throw new Refusal(code);
    },
  });
  const { user } = await open();
  await user.type(await screen.findByRole('combobox'), 'ankl');
  await user.click(await screen.findByRole('option', { name: /Anklaarseweg 3/ }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Anklaarseweg 3/ })).not.toBeInTheDocument();
});

test('a removed unit leaves at once and comes back by undo', async () => {
  const { here, calls } = portfolioService([first, second], {
    [`POST /portfolio/portfolios/${id}/real-estate-entities`]: ({ body }) => {
      expect(body).toEqual({ numberId: first.objectId });
      here.push(first);
      return first;
    },
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Anklaarseweg 1 uit de portefeuille halen' }));
  await waitFor(() => expect(here).toEqual([second]));
  expect(screen.queryByRole('row', { name: /Anklaarseweg 1 / })).not.toBeInTheDocument();
  await waitFor(() => expect(toasts).toHaveLength(1));
  act(() => toasts[0]?.action?.onAction());
  expect(await row(/Anklaarseweg 1 Apeldoorn/)).toHaveTextContent('12.000');
  expect(calls.filter(call => call.name.startsWith('POST'))).toHaveLength(1);
});

test('selecting a row is told to the other pages, and their selection is followed', async () => {
  portfolioService([first, second]);
  const told: unknown[] = [];
  const { user, addressBar } = await open();
  await user.click(await row(/Anklaarseweg 1 /));
  bus.subscribe('unit-selected', event => told.push(event));
  expect(told).toEqual([{ objectId: first.objectId, portfolioId: id }]);
  expect(addressBar()).toBe(`/${id}/hub?unit=${first.objectId}`);
  act(() => bus.publish('unit-selected', { objectId: second.objectId, portfolioId: null }));
  expect(await row(/Anklaarseweg 2 /)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('marker')).toHaveTextContent(second.objectId);
});

test('the address opens the page with its unit selected', async () => {
  portfolioService([first, second]);
  await open(`?unit=${second.objectId}`);
  expect(await row(/Anklaarseweg 2 /)).toHaveAttribute('aria-selected', 'true');
});

test('one type at a time can be shown, and the address holds which', async () => {
  portfolioService([first, unitFixture(2, { vtwType: 'winkel' })]);
  const { user, addressBar } = await open();
  await user.click(await screen.findByRole('button', { name: 'Winkel 1' }));
  expect(screen.queryByRole('row', { name: /Anklaarseweg 1 / })).not.toBeInTheDocument();
  expect(await row(/Anklaarseweg 2 /)).toBeInTheDocument();
  expect(addressBar()).toBe(`/${id}/hub?type=winkel`);
});

test('a change made in another tab is shown', async () => {
  const { here } = portfolioService([first]);
  await open();
  await row(/Anklaarseweg 1 /);
  here.push(second);
  act(() => bus.publish('portfolio-changed', { portfolioId: id }));
  expect(await row(/Anklaarseweg 2 /)).toBeInTheDocument();
});

test('a unit is edited; wrong figures are named, and a refusal loses nothing', async () => {
  let away = true;
  const { calls } = portfolioService([first], {
    [`PUT /portfolio/real-estate-entities/${first.id}/address-object-data`]: () => {
      if (away) throw new Refusal('unavailable');
      return unitFixture(1, { annualRent: 13_500 });
    },
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: /Gegevens van Anklaarseweg 1/ }));
  const drawer = within(screen.getByRole('dialog'));
  const rent = drawer.getByRole('textbox', { name: 'Huur (€ per jaar)' });
  await user.clear(rent);
  await user.type(rent, 'veel');
  await user.click(drawer.getByRole('button', { name: 'Opslaan' }));
  expect(drawer.getByText(/Dit is geen getal/)).toBeInTheDocument();
  expect(rent).toBeInvalid();
  await user.clear(rent);
  await user.type(rent, '13.500');
  await user.click(drawer.getByRole('button', { name: 'Opslaan' }));
  expect(await drawer.findByText(/even niet bereikbaar/)).toBeInTheDocument();
  expect(rent).toHaveValue('13.500');
  away = false;
  await user.click(drawer.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Anklaarseweg 1 opgeslagen'));
  expect(calls.findLast(call => call.name.startsWith('PUT'))?.body).toEqual({ annualRent: 13_500 });
});

test('a unit can be removed from its own panel too', async () => {
  const { here } = portfolioService([first, second]);
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: /Gegevens van Anklaarseweg 1/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(here).toEqual([second]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(toasts[0]?.action?.label).toBe('Ongedaan maken'));
});

test('valuing the portfolio makes a valuation named after it and goes to its buckets', async () => {
  const { calls } = portfolioService([first], {
    'POST /portfolio/valuations': () => ({ id: '7a1b3c5d-0000-4000-8000-00000000abcd' }),
  });
  const { user, addressBar } = await open();
  await user.click(await screen.findByRole('button', { name: 'Waardeer portefeuille' }));
  await waitFor(() => expect(addressBar()).toBe('/valuation/7a1b3c5d-0000-4000-8000-00000000abcd/buckets'));
  expect(calls.find(call => call.name === 'POST /portfolio/valuations')?.body).toMatchObject({
    portfolioId: id,
    name: expect.stringMatching(/^Apeldoorn Noord \d/),
  });
});

test('an empty portfolio shows the first step and cannot be valued', async () => {
  portfolioService([]);
  await open();
  expect(await screen.findByRole('link', { name: 'Lijst plakken of bestand kiezen' })).toHaveAttribute(
    'href',
    `/${id}/bulk-upload`,
  );
  expect(screen.getByRole('button', { name: 'Waardeer portefeuille' })).toBeDisabled();
});

test('an unknown portfolio says so and leads out', async () => {
  fakeServer({});
  await open();
  expect(await screen.findByText('Deze portefeuille bestaat niet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de portefeuilles' })).toHaveAttribute('href', '/landing');
});
