import type { Answers } from '@kavel/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { madeUpReference, madeUpUnit, unitId } from '../testing/made-up';
import OfficeValuationPage from './office-valuation-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ onSelect }: { onSelect: (hit: { id: string }) => void }) => (
    <button type="button" onClick={() => onSelect({ id: 'let-2' })}>
      op de kaart
    </button>
  ),
}));

const objectId = '0200010000000001';
const office = { ...madeUpUnit(unitId(1)).addressObjectData, objectId };
const byRent = {
  ...{ value: 800_000, annualRent: 100_000, rentFromMarket: false, operatingCosts: 20_000 },
  ...{ netYield: 0.08, transferCosts: 0.25, barKk: 0.125 },
  range: { low: 663_529, high: 954_667 },
  sensitivity: {
    annualRents: [90_000, 100_000],
    netYields: [0.075, 0.08],
    values: [
      [752_000, 705_000],
      [853_333, 800_000],
    ],
  },
};
const answer = { objectId, valueDate: '2026-11-21', oppervlakte: 404, bySales: null, byRent };
const sale = {
  ...madeUpReference('let-1', { address: 'Vlijtseweg 86, 7317 AK Apeldoorn' }),
  ...{ objectId: '0200010000000002', gebruiksdoelen: ['kantoorfunctie'], oppervlakte: 500, price: 1_000_000 },
  ...{ annualRent: 60_000, rentDate: '2025-01-01', barKk: 0.06, distanceInKm: 0.31 },
};
const sales = [
  sale,
  { ...sale, id: 'let-2', address: 'Tannhauserplein 2, 7323 AA Apeldoorn', annualRent: 80_000, barKk: 0.08 },
  { ...sale, id: 'shop', vtwType: 'winkel' },
];

const open = async (query: string, more: Answers = {}) => {
  const calls = fakeServer({
    [`GET /real-estate-data/objects/${objectId}`]: () => office,
    'POST /real-estate-data/valuations/office': () => answer,
    'GET /real-estate-data/references/investment': () => ({ total: 3, references: sales }),
    ...more,
  });
  const page = await openPage({
    page: <OfficeValuationPage />,
    route: '*',
    address: `/office-valuation${query}`,
  });
  return { calls, ...page };
};
const refusing =
  (...reason: ConstructorParameters<typeof Refusal>) =>
  () => {
    throw new Refusal(...reason);
  };

test('a link with input shows both values, the steps, the sensitivity and the references of offices', async () => {
  const { calls, user } = await open(`?id=${objectId}&rent=100.000&yield=8&distance=2`);
  const steps = await screen.findByRole('table', { name: /stap voor stap/ });
  expect(within(steps).getByRole('row', { name: /Netto huur/ })).toHaveTextContent('80.000');
  expect(within(steps).getByRole('row', { name: /vrij op naam/ })).toHaveTextContent('1.000.000');
  expect(within(steps).getByRole('row', { name: /kosten koper/ })).toHaveTextContent('800.000');
  expect(calls.find(({ name }) => name.endsWith('/valuations/office'))?.body).toEqual({
    ...{ objectId, params: {}, annualRent: 100_000, netYield: 0.08 },
  });
  const heat = screen.getByRole('table', { name: 'Gevoeligheid' });
  expect(within(heat).getByRole('cell', { name: '800.000 uitkomst' })).toBeVisible();
  expect(await screen.findByText(/2 referenties · mediaan BAR kk 7,0 % · mediaan huur €.140/)).toBeVisible();
  expect(screen.getByText(/mediaan van de referenties 7,0/)).toBeVisible();

  const row = () => screen.getByRole('row', { name: /Tannhauserplein 2/ });
  expect(row()).toHaveAttribute('aria-selected', 'false');
  await user.click(await screen.findByRole('button', { name: 'op de kaart' }));
  expect(row()).toHaveAttribute('aria-selected', 'true');
});

test('input goes into the address, wrong input is told beside its field, and back brings the former', async () => {
  const { user, addressBar } = await open(`?id=${objectId}`);
  const rent = await screen.findByLabelText('Huur (€ per jaar)');
  await user.type(rent, 'veel');
  expect(screen.getByText('Een bedrag van nul of meer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Berekenen' })).toBeDisabled();
  await user.clear(rent);
  await user.type(rent, '120.000');
  await user.click(screen.getByRole('button', { name: 'Berekenen' }));
  expect(addressBar()).toBe(`/office-valuation?id=${objectId}&rent=120.000`);
  history.back();
  await waitFor(() => expect(screen.getByLabelText('Huur (€ per jaar)')).toHaveValue(''));
});

test('no references within reach: says so, and offers a larger distance', async () => {
  const { user, addressBar } = await open(`?id=${objectId}`, {
    'GET /real-estate-data/references/investment': () => ({ total: 0, references: [] }),
  });
  expect(await screen.findByText('Geen referenties binnen bereik')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Zoek binnen 10,0/ }));
  expect(addressBar()).toContain('distance=10');
});

test.each([
  [refusing('unprocessable', { objectId, vtwType: 'winkel' }), /Dit adres is geen kantoor/],
  [refusing('unprocessable', { objectId, reason: 'no-area' }), /De oppervlakte is onbekend/],
  [refusing('unprocessable', { valueDate: '1990-01-01' }), /Op deze datum zijn er geen verkopen/],
  [refusing('address-not-found'), /Dit adres bestaat niet/],
])('what the service refuses is told beside its field (%#)', async (refusal, text) => {
  await open(`?id=${objectId}`, { 'POST /real-estate-data/valuations/office': refusal });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Controleer de invoer')).toBeVisible();
});

test('without an address it asks for one; without rent it says what to fill in', async () => {
  const { unmount } = await open('');
  expect(await screen.findByText('Kies een kantoor')).toBeVisible();
  unmount();
  await open(`?id=${objectId}`, {
    'POST /real-estate-data/valuations/office': () => ({ ...answer, byRent: null }),
  });
  expect(await screen.findByText(/Er is geen huur bekend/)).toBeVisible();
});

test('with the service away it says so in the specified words, and can be asked again', async () => {
  // A proxy in the place of the service says nothing of its own.
  let answered: unknown = Object.assign(new Refusal('unavailable'), { message: '' });
  const { user } = await open(`?id=${objectId}`, {
    'POST /real-estate-data/valuations/office': () => {
      if (answered instanceof Refusal) throw answered;
      return answered;
    },
  });
  const again = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  expect(
    screen.getByText('HTTP error! Status: 503 (unavailable) Failed to fetch office valuation'),
  ).toBeInTheDocument();
  answered = answer;
  await user.click(again);
  expect((await screen.findAllByText(/€\s800\.000/))[0]).toBeVisible();
});
