import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import MonitoringPage from './monitoring-page';
import ValuationDeskPage from './valuation-desk-page';

const objectId = '0200010000130331';
const address = 'Anklaarseweg 129, 7323 AA Apeldoorn';
const suggestion = { objectId, address, vtwType: 'eengezinswoning', oppervlakte: 118, fictional: false };
const estimate = { value: 400_000, low68: 370_000, high68: 430_000 };

const evidence = {
  references: {
    [objectId]: [
      {
        id: 'a',
        address: 'Beukenlaan 1',
        transactionDate: '2026-03-12',
        price: 380_000,
        adjustedPrice: 395_000,
        weight: 0.4,
      },
    ],
  },
  valuationResults: [{ objectId, value: 400_000, low68: 370_000, high68: 430_000, valueDate: '2026-11-01' }],
  unvalued: [],
};

beforeEach(() => localStorage.clear());

async function open(page: 'monitoring' | 'valuation', answer: () => unknown = () => estimate) {
  fakeServer(({ name, body }) => {
    if (name === 'POST /real-estate-data/addresses/references-and-valuation-result') {
      expect(body).toEqual({ objectIds: [objectId] });
      return evidence;
    }
    if (name === 'GET /real-estate-data/addresses/suggest') return [suggestion];
    if (name === `GET /real-estate-data/addresses/${objectId}/estimate`) return answer();
    throw new Refusal('not-found');
  });
  const shown = page === 'monitoring' ? <MonitoringPage /> : <ValuationDeskPage />;
  const opened = await openPage({
    page: shown,
    route: '/door',
    address: '/door',
    permissions: ['auth.abn.dashboard', 'auth.vesteda'],
  });
  const add = async () => {
    await opened.user.type(screen.getByRole('combobox', { name: 'Adres toevoegen' }), 'Anklaarseweg 129');
    await opened.user.click(await screen.findByRole('option', { name: new RegExp(`^${address}`) }));
  };
  return { ...opened, add };
}

const row = () => screen.findByRole('row', { name: /Anklaarseweg/ });

test('a loan is compared with the value, and above 90 % it is flagged by a text', async () => {
  const { add, user } = await open('monitoring');
  expect(screen.getByText('Nog geen adressen')).toBeInTheDocument();
  await add();
  expect(await within(await row()).findByText(/400\.000/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: `Lening op ${address}, in euro` }), '380.000');
  expect(within(await row()).getByText(/95,0.%.*hoog/)).toBeInTheDocument();
});

test('the list is kept for the same user, and a removed position stays removed', async () => {
  const { add, unmount } = await open('valuation');
  await add();
  await row();
  unmount();
  const { user } = await open('valuation');
  await row();
  await user.click(screen.getByRole('button', { name: `Verwijder ${address}` }));
  expect(screen.getByText('Nog geen adressen')).toBeInTheDocument();
});

test('an address without a value says so and stays on the list', async () => {
  const { add } = await open('valuation', () => {
    throw new Refusal('not-found');
  });
  await add();
  expect(await within(await row()).findByText('geen waarde')).toBeInTheDocument();
});

test('a value is explained by its reference sales', async () => {
  const { add, user } = await open('valuation');
  await add();
  await row();
  await user.click(screen.getByRole('button', { name: `Onderbouwing van ${address}` }));
  const sales = within(await screen.findByRole('table', { name: 'Vergelijkbare verkopen' }));
  expect(sales.getByRole('row', { name: /Beukenlaan 1.*380\.000.*395\.000.*40/ })).toBeInTheDocument();
  expect(screen.getByText(/68 % zeker tussen/)).toHaveTextContent(/400\.000.*370\.000.*430\.000/);
});
