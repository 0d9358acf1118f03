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

/** Opens the page with sales everywhere and one around an address; records the requests. */
async function open({ broken = false } = {}) {
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
  const { user } = await openPage({
    page: <TransactionsPage />,
    route: '/vesteda/transactions',
    address: '/vesteda/transactions',
    permissions: ['auth.vesteda'],
  });
  return { user, asked, server };
}

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
