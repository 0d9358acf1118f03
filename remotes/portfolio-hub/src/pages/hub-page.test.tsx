import type { AddressSuggestion, Portfolio, Unit } from '@kavel/contracts';
import type { SavedView, UnitEdit } from '@kavel/contracts/units';
import { bus } from '@kavel/event-bus';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noFilter } from '../features/units/model/unit-filter';
import { tableOf, unitFixture } from '../testing/unit-fixture';
import HubPage from './hub-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, view }: { selectedId: string | null; view?: unknown }) => (
    <output aria-label="marker" data-fitted={view === undefined}>
      {selectedId ?? 'geen'}
    </output>
  ),
}));

const first = unitFixture(1, { annualRent: 12_000, oppervlakte: 100 });
const second = unitFixture(2, { oppervlakte: null, energielabel: 'F' });
const third = unitFixture(3);
const id = first.portfolioId;
const portfolioOf = (units: readonly Unit[], changed: Partial<Portfolio> = {}): Portfolio => ({
  id,
  name: 'Apeldoorn Noord',
  unitCount: units.length,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'owner',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
  ...changed,
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

const editing = `PUT /portfolio/portfolios/${id}/real-estate-entities/address-object-data`;

// What one test selected would be open in the next: the bus says it again to whoever comes.
afterEach(() => bus.publish('unit-selected', { objectId: null, portfolioId: null }));

/** A portfolio service with a memory. */
function portfolioService(units: Unit[], more: Parameters<typeof fakeServer>[0] = {}) {
  const here = [...units];
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [portfolioOf(here)],
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({ ...portfolioOf(here), units: tableOf(here) }),
    [editing]: ({ body }) => {
      const { edits } = body as { edits: UnitEdit[] };
      for (const edit of edits) {
        const index = here.findIndex(unit => unit.id === edit.id);
        const unit = here[index];
        if (!unit) throw new Refusal('not-found');
        const revision = (unit.revision ?? 1) + 1;
        here[index] = { ...unit, revision, addressObjectData: { ...unit.addressObjectData, ...edit.set } };
      }
      return { units: here.filter(unit => edits.some(edit => edit.id === unit.id)) };
    },
    [`GET /portfolio/real-estate-entities/${first.id}`]: () => first,
    [`GET /portfolio/real-estate-entities/${first.id}/history`]: () => [],
    'GET /portfolio/saved-views': () => [],
    [`GET /portfolio/portfolios/${id}/value`]: () => null,
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
  expect(await screen.findByLabelText('marker')).toHaveAttribute('data-fitted', 'true');
  expect(localStorage.getItem('current-portfolio')).toBe(id);
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

test('a value is rounded to what its range bears, and a house number is never part of what is cut', async () => {
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
  await user.keyboard('ankl');
  await user.click(await screen.findByRole('option', { name: /Anklaarseweg 3/ }));
  expect(await screen.findByText(/staat al in deze portefeuille/)).toBeInTheDocument();
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
  await user.type(await screen.findByRole('combobox', { name: /^Adres zoeken/ }), 'ankl');
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

const kept: SavedView = {
  id: '7a1b3c5d-0000-4000-8000-00000000bbbb',
  name: 'Winkels naar huur',
  view: {
    columns: ['rent', 'woz'],
    sorting: { key: 'rent', descending: true },
    filter: { ...noFilter, types: ['winkel'] },
  },
};

test('a figure is changed where it stands, and Ctrl Z takes it back', async () => {
  const { here, calls } = portfolioService([first, second]);
  const { user, toasts } = await open();
  await user.click(
    await screen.findByRole('button', { name: /^\S+ Huur \(€ per jaar\) van Anklaarseweg 1 wijzigen$/ }),
  );
  const cell = screen.getByRole('textbox', { name: /Huur \(€ per jaar\) van Anklaarseweg 1 wijzigen$/ });
  expect(cell).toHaveFocus();
  await user.clear(cell);
  await user.type(cell, 'veel{Enter}');
  expect(toasts.at(-1)?.description).toMatch(/Dit is geen getal/);
  expect(cell).toHaveValue('veel');
  await user.clear(cell);
  await user.type(cell, '15.000');
  await user.keyboard('{Control>}z{/Control}');
  expect(calls.filter(call => call.name === editing)).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(await row(/Anklaarseweg 1 /)).toHaveTextContent('15.000');
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Anklaarseweg 1 opgeslagen'));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(here[0]?.addressObjectData.annualRent).toBe(12_000));
  expect(calls.findLast(call => call.name === editing)?.body).toEqual({
    edits: [{ id: first.id, revision: 2, set: { annualRent: 12_000 } }],
  });
});

test('somebody else was first: both versions are shown and what was typed is kept', async () => {
  const theirs = { ...unitFixture(1, { annualRent: 20_000 }), revision: 2 };
  let behind = true;
  const { calls } = portfolioService([first], {
    [editing]: () => {
      if (behind) throw new Refusal('revision-behind', { yours: 1, current: 2, unit: theirs });
      return { units: [{ ...theirs, revision: 3 }] };
    },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Huur .* Anklaarseweg 1 wijzigen$/ }));
  await user.clear(screen.getByRole('textbox', { name: /^Huur .* wijzigen/ }));
  await user.type(screen.getByRole('textbox', { name: /^Huur .* wijzigen/ }), '15.000{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Anklaarseweg 1' }));
  const line = drawer.getByRole('row', { name: /^Huur/ });
  expect(line).toHaveTextContent('20000');
  expect(line).toHaveTextContent('15.000');
  expect(drawer.getByRole('textbox', { name: 'Huur (€ per jaar)' })).toHaveValue('15.000');
  behind = false;
  await user.click(drawer.getByRole('button', { name: 'Mijn invoer opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.findLast(call => call.name === editing)?.body).toEqual({
    edits: [{ id: first.id, revision: 2, set: { annualRent: 15_000 } }],
  });
});

test('ticked units are changed in one call, and taken back in one', async () => {
  const { here, calls } = portfolioService([first, second, third]);
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Anklaarseweg 1 aankruisen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Anklaarseweg 2 aankruisen' }));
  await user.click(screen.getByRole('button', { name: 'Wijzigen…' }));
  const dialog = within(screen.getByRole('dialog', { name: '2 eenheden wijzigen' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Energielabel' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Nieuw: Energielabel' }), 'A');
  await user.click(dialog.getByRole('button', { name: 'Wijzig 2 eenheden' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 eenheden gewijzigd'));
  expect(here.map(unit => unit.addressObjectData.energielabel)).toEqual(['A', 'A', 'B']);
  act(() => toasts.at(-1)?.action?.onAction());
  await waitFor(() => expect(here.map(unit => unit.addressObjectData.energielabel)).toEqual(['B', 'F', 'B']));
  expect(calls.filter(call => call.name === editing)).toHaveLength(2);
});

test('a kept view brings its filter, order and columns, by its address too', async () => {
  const shop = unitFixture(3, { vtwType: 'winkel', annualRent: 900 });
  const dearShop = unitFixture(4, { vtwType: 'winkel', annualRent: 5_000 });
  portfolioService([first, shop, dearShop], { 'GET /portfolio/saved-views': () => [kept] });
  const { addressBar } = await open(`?view=${kept.id}`);
  expect(await screen.findByRole('columnheader', { name: /WOZ/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(
      screen.getAllByRole('row').map(line => /Anklaarseweg \d/.exec(line.textContent ?? '')?.[0]),
    ).toEqual([undefined, 'Anklaarseweg 4', 'Anklaarseweg 3']),
  );
  expect(screen.queryByRole('columnheader', { name: /Bouwjaar/ })).not.toBeInTheDocument();
  expect(addressBar()).toContain('type=winkel');
  expect(addressBar()).toContain('sort=rent.desc');
});

test('what is shown is kept by a name', async () => {
  const { calls } = portfolioService([first, second], { 'POST /portfolio/saved-views': () => kept });
  const { user } = await open('?missing=area');
  expect(await row(/Anklaarseweg 2 /)).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Anklaarseweg 1 / })).not.toBeInTheDocument();
  await user.click(screen.getByText('Weergave bewaren…'));
  await user.type(screen.getByRole('textbox', { name: 'Naam' }), 'Zonder oppervlakte');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(calls.find(call => call.name === 'POST /portfolio/saved-views')?.body).toMatchObject({
      name: 'Zonder oppervlakte',
      view: { filter: { missing: ['area'] }, sorting: null },
    }),
  );
});

test.each([
  [{ access: 'read' as const }, /met u gedeeld om te lezen/],
  [{ archivedAt: '2026-11-01T09:00:00Z' }, /in het archief/],
])('with %j nothing can be changed, and the page says why', async (changed, text) => {
  portfolioService([first], {
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({
      ...portfolioOf([first], changed),
      units: tableOf([first]),
    }),
  });
  const { user } = await open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /wijzigen$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Adres zoeken/ })).not.toBeInTheDocument();
  await user.click(within(await row(/Anklaarseweg 1 Apeldoorn/)).getByText('Anklaarseweg 1'));
  expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
});

test.each([
  [{ organisation: 'none' as const, colleagues: 0 }, 'Alleen u'],
  [{ organisation: 'none' as const, colleagues: 2 }, 'U en 2 collega’s'],
  [{ organisation: 'edit' as const, colleagues: 0 }, 'Hele organisatie'],
])('shared with %j the page says so, and sharing is opened from there', async (sharedWith, text) => {
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

test('the panel of a unit tells its history, with both people', async () => {
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

test('a unit is edited; wrong figures are named, and a refusal loses nothing', async () => {
  let away = true;
  const { calls } = portfolioService([first], {
    [editing]: () => {
      if (away) throw new Refusal('unavailable');
      return { units: [{ ...unitFixture(1, { annualRent: 13_500 }), revision: 2 }] };
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
  expect(calls.findLast(call => call.name.startsWith('PUT'))?.body).toEqual({
    edits: [{ id: first.id, revision: 1, set: { annualRent: 13_500 } }],
  });
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

test('valuing the portfolio asks for name and value date, and goes to the buckets of what it made', async () => {
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

test('an unknown portfolio says so and leads out', async () => {
  fakeServer({});
  await open();
  expect(await screen.findByText('Deze portefeuille bestaat niet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de portefeuilles' })).toHaveAttribute('href', '/landing');
});
