import { session } from '@kavel/auth';
import { act, screen } from '@testing-library/react';
import { openTransactions } from '../testing/open-transactions';
import TransactionsWidget from './transactions-widget';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

beforeEach(() => localStorage.clear());
afterEach(() => act(async () => session.signOut()));

const open = (query = '') =>
  openTransactions(`/vesteda/transactions${query}`, undefined, {
    page: <TransactionsWidget />,
    permissions: ['auth.vesteda'],
  });

test('filters, list and detail work with the key of the partner alone, in the address of its page', async () => {
  const { user, found, query } = await open('?part=map');
  await found(40);
  await user.click(await screen.findByRole('checkbox', { name: /^Appartement 25$/ }));
  await found(25);
  await user.click(await screen.findByRole('row', { name: /Leeuw 39/ }));
  expect(Object.fromEntries(query())).toMatchObject({
    't.woningtype': 'appartement',
    transaction: 'rent:39',
    part: 'map',
  });
  expect(await screen.findByRole('complementary', { name: 'Gekozen transactie' })).toBeVisible();
});

test('the page around it has the first heading', async () => {
  const { found } = await open();
  await found(40);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});
