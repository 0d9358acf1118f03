import { contractVersion, type PermissionKey } from '@kavel/contracts';
import { SlotContext, type SlotHost, type WidgetOutcome } from '@kavel/slots';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import TransactionsPage from './transactions-page';

const objectId = '0200010000130331';
const address = 'Anklaarseweg 129, 7323 AA Apeldoorn';
const suggestion = { objectId, address, vtwType: 'eengezinswoning', oppervlakte: 80, fictional: false };

const sale = (id: string, street: string, price: number, distanceInKm: number | null) => ({
  id,
  objectId,
  address: `${street}, Apeldoorn`,
  vtwType: 'appartement',
  gebruiksdoelen: ['woonfunctie'],
  oppervlakte: 80,
  bouwjaar: 1972,
  energielabel: 'C',
  transactionDate: '2026-03-12',
  price,
  annualRent: 12_000,
  rentDate: '2025-07-01',
  barKk: 12_000 / price,
  lon: 5.97,
  lat: 52.21,
  distanceInKm,
  fictional: true,
});

const map = {
  id: 'map-workspace/TransactionsWidget',
  slot: 'transactions',
  module: './TransactionsWidget',
  permission: 'auth.vesteda',
  title: { nl: 'Transacties', en: 'Transactions', de: 'Transaktionen' },
  order: 10,
} as const;
const shownMap: WidgetOutcome = { ok: true, Widget: () => <p>transactions on the map</p> };

function hostWith(outcome: WidgetOutcome): SlotHost {
  return { widgets: [map], loaded: () => null, load: async () => outcome, broke: () => undefined };
}

interface Opening {
  broken?: boolean;
  /** What becomes of the widget; null: no remote offers one. */
  widget?: WidgetOutcome | null;
  address?: string;
  permissions?: readonly PermissionKey[];
}

/** Opens the page with sales everywhere and one around an address; records the requests. */
async function open({
  broken = false,
  widget = null,
  address = '/vesteda/transactions',
  permissions = ['auth.vesteda'],
}: Opening = {}) {
  const asked: URLSearchParams[] = [];
  const server = { broken };
  fakeServer(({ name, query }) => {
    if (name === 'GET /real-estate-data/addresses/suggest') return [suggestion];
    if (name === `GET /real-estate-data/objects/${objectId}`) return { objectId, lon: 5.97, lat: 52.21 };
    if (name !== 'GET /real-estate-data/references/investment') throw new Refusal('not-found');
    if (server.broken) throw new Refusal('internal');
    asked.push(new URLSearchParams(query));
    const all = [sale('a', 'Beukenlaan 1', 200_000, null), sale('b', 'Eikenlaan 2', 300_000, null)];
    const around = [sale('a', 'Beukenlaan 1', 200_000, 0.4)];
    const references = asked.at(-1)?.has('distanceInKm') ? around : all;
    return { total: references.length, references };
  });
  const { user, addressBar } = await openPage({
    page: (
      <SlotContext value={widget && { host: hostWith(widget), contract: contractVersion }}>
        <TransactionsPage />
      </SlotContext>
    ),
    route: '/vesteda/transactions',
    address,
    permissions,
  });
  return { user, asked, server, addressBar };
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'Transacties' });
const letTab = () => screen.getByRole('tab', { name: 'Verhuurd vastgoed' });

test('the map of transactions fills the page; sales of let property are a tab beside it', async () => {
  const { user, addressBar } = await open({ widget: shownMap, address: '/vesteda/transactions?t.type=koop' });
  expect(await screen.findByText('transactions on the map')).toBeVisible();
  expect(heading()).toBeVisible();
  await user.click(letTab());
  expect(await screen.findByRole('row', { name: /Beukenlaan 1/ })).toBeInTheDocument();
  expect(screen.queryByText('transactions on the map')).not.toBeInTheDocument();
  expect(heading()).toBeVisible();
  expect(addressBar()).toBe('/vesteda/transactions?t.type=koop&part=let');
  await user.click(screen.getByRole('tab', { name: 'Op de kaart' }));
  expect(await screen.findByText('transactions on the map')).toBeVisible();
  expect(addressBar()).toBe('/vesteda/transactions?t.type=koop');
});

test('a map that cannot be loaded leaves the rest of the page working', async () => {
  const { user } = await open({ widget: { ok: false, detail: '404 /remotes/map-workspace' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Transacties kon niet worden getoond');
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  await user.click(letTab());
  expect(await screen.findByRole('row', { name: /Beukenlaan 1/ })).toBeInTheDocument();
});

test('without the permission of the map only sales of let property are shown', async () => {
  await open({ widget: shownMap, permissions: [] });
  expect(await screen.findByRole('row', { name: /Beukenlaan 1/ })).toBeInTheDocument();
  expect(heading()).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('sales everywhere, with price, price per square metre, rent and yield, and the medians', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Beukenlaan 1/ });
  for (const figure of [/200\.000/, /2\.500/, /12\.000/, /6,0.%/]) {
    expect(within(row).getByText(figure)).toBeInTheDocument();
  }
  expect(screen.getByText(/€.250\.000/)).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Afstand/ })).not.toBeInTheDocument();
});

test('around an address: within the selected distance, and back to everywhere', async () => {
  const { user, asked } = await open();
  await screen.findByRole('row', { name: /Eikenlaan/ });
  await user.type(screen.getByRole('combobox', { name: 'Rond een adres' }), 'Anklaarseweg 129');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${address}`) }));
  expect(await screen.findByText(/400.m/)).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Eikenlaan/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Afstand tot' }), '10 km');
  await screen.findByText(/400.m/);
  expect(asked.map(query => query.get('distanceInKm'))).toEqual([null, '5', '10']);
  await user.click(screen.getByRole('button', { name: 'Overal' }));
  expect(await screen.findByRole('row', { name: /Eikenlaan/ })).toBeInTheDocument();
});

test('a failure is reported, and a retry shows the sales', async () => {
  const { user, server } = await open({ broken: true });
  const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
  expect(screen.getByText(/HTTP error! Status: 500/)).toBeInTheDocument();
  server.broken = false;
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Beukenlaan 1/ })).toBeInTheDocument();
});
