import { bus } from '@kavel/event-bus';
import { fakeServer } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { figure, first, id, open, portfolioOf, portfolioService, row, second } from '../testing/open-hub';
import { tableOf, unitFixture } from '../testing/unit-fixture';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, view }: { selectedId: string | null; view?: unknown }) => (
    <output aria-label="marker" data-fitted={view === undefined}>
      {selectedId ?? 'geen'}
    </output>
  ),
}));

test('shows the figures, the units and the map of a portfolio, and remembers it', async () => {
  portfolioService([first, second]);
  await open();
  expect(await screen.findByRole('heading', { name: 'Apeldoorn Noord' })).toBeInTheDocument();
  expect(await row(/Anklaarseweg 1 Apeldoorn/)).toHaveTextContent('12.000');
  expect(figure('Huur per jaar')).toHaveTextContent('€ 12.000');
  expect(figure('Label C of beter')).toHaveTextContent('50,0');
  expect(screen.getByText('1 zonder oppervlakte')).toBeInTheDocument();
  expect(screen.getByText('nog niet gewaardeerd')).toBeInTheDocument();
  expect(await screen.findByLabelText('marker')).toHaveAttribute('data-fitted', 'true');
  expect(localStorage.getItem('current-portfolio')).toBe(id);
});

test('leads to the report of the portfolio, where the user may open documents', async () => {
  portfolioService([first]);
  const { unmount } = await open();
  await screen.findByRole('heading', { name: 'Apeldoorn Noord' });
  expect(screen.queryByRole('link', { name: 'Rapport (PDF)' })).toBeNull();
  unmount();
  await open('', ['auth.portfolio-hub', 'auth.unrestricted-access-general']);
  expect(await screen.findByRole('link', { name: 'Rapport (PDF)' })).toHaveAttribute(
    'href',
    `/pdf?document=portfolio&id=${id}`,
  );
});

test('the value is that of the approved valuation: status, date, coverage and why it is outdated', async () => {
  const valuationId = '7a1b3c5d-0000-4000-8000-00000000abcd';
  portfolioService([first, second], {
    [`GET /portfolio/portfolios/${id}/value`]: () => ({
      valuationId,
      name: 'Taxatie',
      status: 'approved',
      valueDate: '2026-06-30',
      totalValue: 9_452_318,
      units: 26,
      covered: 24,
      left: 2,
      leftValue: 612_345,
      outdated: [
        { reason: 'units-added', units: 2 },
        { reason: 'units-left', units: 2 },
      ],
    }),
  });
  await open();
  await screen.findByText('Goedgekeurd');
  const value = figure('Marktwaarde (vergelijking, k.k.)');
  expect(value).toHaveTextContent('€ 9,45');
  expect(value).toHaveTextContent('24 van 26 objecten; 2 vertrokken');
  expect(value).toHaveTextContent('Verouderd: 2 objecten erbij, 2 objecten vertrokken');
  expect(within(value as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/${id}/valuation/${valuationId}`,
  );
});

test('a value is rounded by its range, and a house number is never truncated', async () => {
  const straat = 'Burgemeester Roosmale Nepveulaan';
  const long = { ...first, addressObjectData: { ...first.addressObjectData, straat } };
  const units = { ...tableOf([long]), value: [412_345], valueStep: [5_000] };
  portfolioService([long], {
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({ ...portfolioOf([long]), units }),
  });
  await open();
  const cells = await row(/Nepveulaan 1 Apeldoorn/);
  expect(within(cells).getByTitle(`${straat} 1`).querySelector('.number')).toHaveTextContent('1');
  expect(within(cells).getByText(straat)).toHaveClass('street');
  expect(cells).toHaveTextContent('410.000');
});

test('selecting a row is published to the other pages, and their selection is followed', async () => {
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

test('one type at a time can be shown, and it is kept in the address', async () => {
  portfolioService([first, unitFixture(2, { vtwType: 'winkel' })]);
  const { user, addressBar } = await open();
  await user.click(await screen.findByRole('button', { name: 'Winkel 1' }));
  expect(screen.queryByRole('row', { name: /Anklaarseweg 1 / })).not.toBeInTheDocument();
  expect(await row(/Anklaarseweg 2 /)).toBeInTheDocument();
  expect(addressBar()).toBe(`/${id}/hub?type=winkel`);
});

test.each([
  [{ organisation: 'none' as const, colleagues: 0 }, 'Alleen u'],
  [{ organisation: 'none' as const, colleagues: 2 }, 'U en 2 collega’s'],
  [{ organisation: 'edit' as const, colleagues: 0 }, 'Hele organisatie'],
])('shared with %j: the page says so and opens the sharing dialog', async (sharedWith, text) => {
  portfolioService([first], {
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({
      ...portfolioOf([first], { sharedWith }),
      units: tableOf([first]),
    }),
    [`GET /portfolio/portfolios/${id}/sharing`]: () => ({
      ownerId: id,
      organisation: 'none',
      colleagues: [],
    }),
    'GET /auth/colleagues': () => [],
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `${text}: Delen…` }));
  expect(await screen.findByRole('dialog', { name: 'Apeldoorn Noord delen' })).toBeInTheDocument();
});

test('the panel of a unit shows its history, with actor and subject', async () => {
  portfolioService([first], {
    [`GET /portfolio/real-estate-entities/${first.id}/history`]: () => [
      {
        id: '2',
        at: '2026-11-20T09:00:00Z',
        kind: 'changed',
        actor: { userId: id, name: 'Maud' },
        onBehalfOf: { userId: first.id, name: 'Piet' },
        changes: { annualRent: [null, 12_000], energielabel: ['C', 'B'] },
      },
    ],
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Gegevens van Anklaarseweg 1/ }));
  const history = await screen.findByRole('list', { name: 'Geschiedenis' });
  await waitFor(() => expect(history).toHaveTextContent('Maud namens Piet'));
  expect(history).toHaveTextContent('Huur (€ per jaar): – → 12.000');
  expect(history).toHaveTextContent('Energielabel: C → B');
});

test('a change made in another tab is shown', async () => {
  const { here } = portfolioService([first]);
  await open();
  await row(/Anklaarseweg 1 /);
  here.push(second);
  act(() => bus.publish('portfolio-changed', { portfolioId: id }));
  expect(await row(/Anklaarseweg 2 /)).toBeInTheDocument();
});

test('valuing the portfolio asks for name and value date, and opens the buckets of the new valuation', async () => {
  const { calls } = portfolioService([first], {
    'POST /portfolio/valuations': () => ({ id: '7a1b3c5d-0000-4000-8000-00000000abcd' }),
  });
  const { user, addressBar } = await open();
  await user.click(await screen.findByRole('button', { name: 'Waardeer portefeuille' }));
  const dialog = await screen.findByRole('dialog');
  expect(calls.some(call => call.name === 'POST /portfolio/valuations')).toBe(false);
  const date = within(dialog).getByLabelText('Peildatum');
  await user.clear(date);
  await user.type(date, '2026-06-30');
  await user.click(within(dialog).getByRole('button', { name: 'Aanmaken en beginnen' }));
  await waitFor(() => expect(addressBar()).toBe('/valuation/7a1b3c5d-0000-4000-8000-00000000abcd/buckets'));
  expect(calls.find(call => call.name === 'POST /portfolio/valuations')?.body).toMatchObject({
    portfolioId: id,
    name: expect.stringMatching(/^Apeldoorn Noord \d/),
    valueDate: '2026-06-30',
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

test('an unknown portfolio shows a message with a link back', async () => {
  fakeServer({});
  await open();
  expect(await screen.findByText('Deze portefeuille bestaat niet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de portefeuilles' })).toHaveAttribute('href', '/landing');
});
