import type { ValuationListItem } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { portfolioId, unitId } from '../testing/made-up';
import RecentValuations from './recent-valuations';

const item = (n: number, values: Partial<ValuationListItem> = {}): ValuationListItem => ({
  id: unitId(n),
  name: `Waardering ${n}`,
  status: 'draft',
  portfolioId,
  portfolioName: 'Apeldoorn Noord',
  valueDate: '2026-11-21',
  revision: 1,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  unitCount: 24,
  totalValue: null,
  ...values,
});

async function open(list: () => ValuationListItem[]) {
  fakeServer({ 'GET /portfolio/valuations': list });
  const card = <RecentValuations title="Laatst gewijzigde waarderingen" />;
  return openPage({ page: card, route: '/landing', address: '/landing' });
}

test('shows the five most recently changed, each linking to its current step', async () => {
  await open(() => [item(1, { totalValue: 1_250_000 }), ...[2, 3, 4, 5, 6].map(n => item(n))]);
  expect(await screen.findByRole('link', { name: 'Waardering 1' })).toHaveAttribute(
    'href',
    `/valuation/${unitId(1)}/summary`,
  );
  expect(screen.getByRole('link', { name: 'Waardering 2' })).toHaveAttribute(
    'href',
    `/valuation/${unitId(2)}/buckets`,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Waarderingen' })).toHaveAttribute('href', '/valuations');
});

test('renders nothing without any', async () => {
  await open(() => []);
  await waitForElementToBeRemoved(() =>
    screen.queryByRole('heading', { name: 'Laatst gewijzigde waarderingen' }),
  );
});

test('a list that cannot be read can be retried', async () => {
  const inTurn: (() => ValuationListItem[])[] = [
    () => {
      throw new Refusal('forbidden');
    },
    () => [item(1)],
  ];
  const { user } = await open(() => inTurn.shift()?.() ?? []);
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('link', { name: 'Waardering 1' })).toBeVisible();
});
