import type { EstimateRecords } from '@kavel/contracts/estimates';
import { fakeServer, openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { explained, objectId } from '../testing/made-up-estimate';
import EstimateRecordsPage from './estimate-records-page';

const { value, low68, high68, low95, high95, valueDate, modelVersion, referenceCount } = explained;
const records: EstimateRecords = {
  total: 1,
  records: [
    {
      ...{ value, low68, high68, low95, high95, valueDate, modelVersion, referenceCount, objectId },
      id: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
      address: 'Anklaarseweg 129, 7323 AA Apeldoorn',
      madeAt: '2026-11-01T10:00:00Z',
      snapshot: 'one',
      inputs: { vtwType: 'eengezinswoning', oppervlakte: 118, bouwjaar: 1988, energielabel: 'C' },
      fictional: true,
      sale: { date: '2026-12-04', price: 400_000, fictional: true },
    },
  ],
  track: { sold: 1, measures: null },
};

const open = (answer: EstimateRecords) => {
  fakeServer({ 'GET /real-estate-data/estimate/records': () => answer });
  const route = '/estimate/records';
  const permissions = ['auth.unrestricted-access-general'] as const;
  return openPage({ page: <EstimateRecordsPage />, route, address: route, permissions });
};

test('an estimate stands beside the sale after it; one sale gives no measures', async () => {
  await open(records);
  const row = await screen.findByRole('row', { name: /Anklaarseweg 129/ });
  expect(row).toHaveTextContent(/€ 412.000.*comparables-5.*€ 400.000, dec 2026.*\+3,0/);
  expect(screen.getByText('maten vanaf 10 verkopen')).toBeVisible();
  expect(screen.queryByText('Afwijking, mediaan')).not.toBeInTheDocument();
});

test('an empty record leads to the first estimate', async () => {
  await open({ total: 0, records: [], track: { sold: 0, measures: null } });
  expect(await screen.findByRole('link', { name: 'Schat een adres' })).toHaveAttribute('href', '/estimate');
});
