/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { PermissionKey } from '@kavel/contracts';
import { screen, within } from '@testing-library/react';
import { openTransactions } from '../../../../testing/open-transactions';
import { openWorkspace } from '../../../../testing/open-workspace';
import { transactionOf } from '../../../../testing/transaction-data';
import { followWidth, resizeTo } from '../../../../testing/window-width';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../../../../testing/fake-map') }));
jest.setTimeout(20_000);

const sold = transactionOf(1, { id: 'sale:1', propertyType: 'koop', price: 300_000 });
const sale = { snapshot: 'one', transactions: [sold] };
const draft = {
  id: '5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21',
  name: 'Jaarwaardering',
  portfolioName: 'Noord',
  status: 'draft',
  valueDate: '2026-11-01',
};
const permissions: readonly PermissionKey[] = [
  'auth.unrestricted-access-general',
  'auth.automated-valuation',
];

const pages = [
  {
    page: '/transactions',
    open: () =>
      openTransactions(
        '/transactions?transaction=sale:1',
        ({ name }) => {
          if (name.endsWith('/transactions/by-id')) return sale;
          return name === 'GET /portfolio/valuations' ? [draft] : undefined;
        },
        { permissions },
      ),
  },
  {
    page: '/search',
    open: () =>
      openWorkspace(
        '/search?chosen=transactions:sale:1',
        call => {
          if (call === 'POST /transactions/by-id') return { result: sale };
          return call === '/valuations' ? { result: [draft] } : null;
        },
        permissions,
      ),
  },
];

beforeEach(() => {
  localStorage.clear();
  followWidth();
});

test.each(pages)(
  'on $page the dialog stays open with its contents when the window gets narrow and wide',
  async ({ open }) => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Als referentie gebruiken' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Als referentie gebruiken' }));
    await user.selectOptions(await screen.findByLabelText('Waardering'), 'Jaarwaardering · Noord');
    await user.type(dialog().getByRole('textbox'), 'Zelfde straat');
    for (const width of [390, 1440]) {
      await resizeTo(width);
      expect(dialog().getByRole('textbox')).toHaveValue('Zelfde straat');
      expect(dialog().getByLabelText('Waardering')).toHaveValue(draft.id);
    }
  },
);
