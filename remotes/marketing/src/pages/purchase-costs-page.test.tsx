import type { PurchaseCosts, SourcedParameter } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PurchaseCostsPage from './purchase-costs-page';

const law = 'Wet op belastingen van rechtsverkeer';
const parameter = (key: string, value: number, year: number): SourcedParameter => ({
  key,
  value,
  default: value,
  override: null,
  source: law,
  year,
});
const parameters = [
  parameter('transferTax.investor.2025', 0.104, 2025),
  parameter('transferTax.investor.2026', 0.08, 2026),
  parameter('transferTax.starterLimit.2026', 555_000, 2026),
];

interface Body {
  price: number;
  deedDate: string;
  purchaser: string;
}

function costsOf({ price }: Body): PurchaseCosts {
  const tax = price * 0.08;
  return {
    price,
    lines: [
      { key: 'transfer-tax', amount: tax, rate: 0.08, source: law, year: 2026 },
      { key: 'notary', amount: 1_100, rate: null, source: 'Kavel-norm', year: 2026 },
    ],
    total: tax + 1_100,
    vrijOpNaam: price + tax + 1_100,
  };
}

async function open(address = '/estimate/boron') {
  const bodies: Body[] = [];
  fakeServer(({ name, body }) => {
    if (name === 'GET /real-estate-data/estimate/parameters') return parameters;
    if (name !== 'POST /real-estate-data/estimate/purchase-costs') throw new Refusal('not-found');
    bodies.push(body as Body);
    return costsOf(body as Body);
  });
  const page = <PurchaseCostsPage />;
  return { ...(await openPage({ page, route: '/estimate/boron', address, permissions: null })), bodies };
}

const price = () => screen.getByRole('textbox', { name: /Koopprijs/ });

test('the page address holds the calculation: each line with amount, rate, source and year', async () => {
  const { bodies } = await open('/estimate/boron?price=500000&date=2026-03-01&purchaser=investor');
  const row = await screen.findByRole('row', { name: /Overdrachtsbelasting/ });
  expect(row).toHaveTextContent('€ 40.000');
  expect(row).toHaveTextContent(/8,0\s?%/);
  expect(row).toHaveTextContent(`${law}, 2026`);
  expect(screen.getByRole('row', { name: /Kosten samen/ })).toHaveTextContent('€ 41.100');
  expect(screen.getByRole('row', { name: /Vrij op naam/ })).toHaveTextContent('€ 541.100');
  expect(bodies).toEqual([{ price: 500_000, deedDate: '2026-03-01', purchaser: 'investor' }]);
});

test('the input is written to the address, so that it can be shared', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open('/estimate/boron?price=500000&date=2026-03-01&purchaser=investor');
  await user.clear(price());
  await user.type(price(), '€ 300.000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Koper' }), 'starter');
  await waitFor(() =>
    expect(addressBar()).toBe('/estimate/boron?price=300000&date=2026-03-01&purchaser=starter'),
  );
  expect(await screen.findByRole('row', { name: /Vrij op naam/ })).toHaveTextContent('€ 325.100');
});

test('an invalid price is reported at its field and is not sent', async () => {
  const user = userEvent.setup();
  const { bodies } = await open('/estimate/boron?price=500000&date=2026-03-01&purchaser=investor');
  await screen.findByRole('row', { name: /Overdrachtsbelasting/ });
  await user.clear(price());
  await user.type(price(), 'veel');
  expect(price()).toBeInvalid();
  expect(price()).toHaveAccessibleDescription(/Vul een bedrag in/);
  expect(await screen.findByText(/Vul de aankoop aan/)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('a deed before the known rates is rejected at the date, using the years of the service', async () => {
  await open('/estimate/boron?price=500000&date=2020-03-01&purchaser=investor');
  expect(await screen.findByText('De tarieven zijn bekend vanaf 2025. Kies een latere datum.')).toBeVisible();
});

test('a deed after the known rates shows which year was used', async () => {
  await open('/estimate/boron?price=500000&date=2028-03-01&purchaser=investor');
  expect(await screen.findByText(/De akte is van 2028.*die van 2026/)).toBeVisible();
});

test('the rates of all known years are in a table', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Overdrachtsbelasting per jaar' }));
  expect(table.getByRole('row', { name: /Belegger/ })).toHaveTextContent(/10,4\s?%8,0\s?%/);
  expect(table.getByRole('row', { name: /Startersgrens/ })).toHaveTextContent('€ 555.000');
});
