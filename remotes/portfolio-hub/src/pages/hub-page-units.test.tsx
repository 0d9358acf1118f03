import { Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  editing,
  first,
  id,
  open,
  portfolioOf,
  portfolioService,
  row,
  second,
  third,
} from '../testing/open-hub';
import { tableOf, unitFixture } from '../testing/unit-fixture';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, view }: { selectedId: string | null; view?: unknown }) => (
    <output aria-label="marker" data-fitted={view === undefined}>
      {selectedId ?? 'geen'}
    </output>
  ),
}));

test('a selected address is in the table before the service has answered, and can be undone', async () => {
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
] as const)('an address refused as %s is rolled back and explained', async (code, text) => {
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

test('a removed unit disappears at once and is restored by undo', async () => {
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

test('a figure is edited in place, and Ctrl Z undoes it', async () => {
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

test('edit conflict: both versions are shown and the typed text is kept', async () => {
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
  const drawer = within(await screen.findByRole('region', { name: 'Anklaarseweg 1' }));
  const line = drawer.getByRole('row', { name: /^Huur/ });
  expect(line).toHaveTextContent('20000');
  expect(line).toHaveTextContent('15.000');
  expect(drawer.getByRole('textbox', { name: 'Huur (€ per jaar)' })).toHaveValue('15.000');
  behind = false;
  await user.click(drawer.getByRole('button', { name: 'Mijn invoer opslaan' }));
  await waitFor(() => expect(drawer.queryByRole('alert')).not.toBeInTheDocument());
  expect(calls.findLast(call => call.name === editing)?.body).toEqual({
    edits: [{ id: first.id, revision: 2, set: { annualRent: 15_000 } }],
  });
});

test('a unit is edited; invalid figures are named, and a refusal keeps the form', async () => {
  let away = true;
  const { calls } = portfolioService([first], {
    [editing]: () => {
      if (away) throw new Refusal('unavailable');
      return { units: [{ ...unitFixture(1, { annualRent: 13_500 }), revision: 2 }] };
    },
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: /Gegevens van Anklaarseweg 1/ }));
  const drawer = within(screen.getByRole('region', { name: 'Anklaarseweg 1' }));
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

test('a unit can also be removed from its own panel', async () => {
  const { here } = portfolioService([first, second]);
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('button', { name: /Gegevens van Anklaarseweg 1/ }));
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await waitFor(() => expect(here).toEqual([second]));
  expect(screen.queryByRole('region', { name: 'Anklaarseweg 1' })).not.toBeInTheDocument();
  await waitFor(() => expect(toasts[0]?.action?.label).toBe('Ongedaan maken'));
});

test('the details stand beside the table, go to the next unit by keyboard, and keep what was typed', async () => {
  portfolioService([first, second]);
  const { user, addressBar, unmount } = await open(`?unit=${first.objectId}&details=1`);
  const drawer = within(await screen.findByRole('region', { name: 'Anklaarseweg 1' }));
  expect(drawer.getByText('1 van 2')).toBeInTheDocument();
  expect(await drawer.findAllByText(/^BAG, overgenomen/)).toHaveLength(2);
  expect(drawer.getByText('Jan, 5 feb 2026')).toBeInTheDocument();
  expect(await drawer.findByRole('link', { name: 'Taxaties 2025' })).toBeInTheDocument();
  await user.clear(drawer.getByRole('textbox', { name: 'Huur (€ per jaar)' }));
  await user.type(drawer.getByRole('textbox', { name: 'Huur (€ per jaar)' }), '13.000');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const next = within(await screen.findByRole('region', { name: 'Anklaarseweg 2' }));
  expect(await row(/Anklaarseweg 2 /)).toHaveAttribute('aria-selected', 'true');
  expect(addressBar()).toContain(`unit=${second.objectId}`);
  expect(next.getByRole('button', { name: 'Volgende eenheid' })).toBeDisabled();
  await user.click(next.getByRole('button', { name: 'Anklaarseweg 1' }));
  expect(screen.getByRole('textbox', { name: 'Huur (€ per jaar)' })).toHaveValue('13.000');
  await user.click(screen.getByRole('button', { name: 'Verwerpen' }));
  expect(screen.getByRole('textbox', { name: 'Huur (€ per jaar)' })).toHaveValue('12000');
  expect(screen.getByRole('textbox', { name: 'Huur (€ per jaar)' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Anklaarseweg 1' })).not.toBeInTheDocument();
  expect(addressBar()).not.toContain('details');
  unmount();
});

test('the details of a unit with approved values draw them beside the page that explains them', async () => {
  const at = (date: string, total: number) => ({
    date,
    total,
    units: 1,
    low68: total,
    high68: total,
    restsOn: [],
  });
  portfolioService([first], {
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({
      ...portfolioOf([first]),
      units: { ...tableOf([first]), value: [310_000] },
    }),
    [`GET /portfolio/portfolios/${id}/value-over-time`]: ({ query }) => ({
      points: query.get('unitId') === first.id ? [at('2024-12-31', 290_000), at('2025-12-31', 310_000)] : [],
    }),
  });
  await open(`?unit=${first.objectId}&details=1`);
  const drawer = within(await screen.findByRole('region', { name: 'Anklaarseweg 1' }));
  expect(
    await drawer.findByText('2 goedgekeurde waarden, 31 dec 2024 tot 31 dec 2025', {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(drawer.getByRole('img', { name: /Goedgekeurde waarden/ })).toBeVisible();
  const link = drawer.getByRole('link', { name: 'Waarde in de tijd' });
  expect(link).toHaveAttribute('href', `/${id}/value?unit=${first.id}`);
});
