import type { SavedView } from '@kavel/contracts/units';
import { screen, waitFor, within } from '@testing-library/react';
import { noFilter } from '../features/units/model/unit-filter';
import { first, id, open, portfolioOf, portfolioService, row, second } from '../testing/open-hub';
import { tableOf, unitFixture } from '../testing/unit-fixture';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ selectedId, view }: { selectedId: string | null; view?: unknown }) => (
    <output aria-label="marker" data-fitted={view === undefined}>
      {selectedId ?? 'geen'}
    </output>
  ),
}));

const kept: SavedView = {
  id: '7a1b3c5d-0000-4000-8000-00000000bbbb',
  name: 'Winkels naar huur',
  view: {
    columns: ['rent', 'woz'],
    sorting: { key: 'rent', descending: true },
    filter: { ...noFilter, types: ['winkel'] },
  },
};

test('a saved view applies its filter, order and columns, also by its address', async () => {
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

test('the current view is saved under a name', async () => {
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
])('with %j the page is read-only and says why', async (changed, text) => {
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
