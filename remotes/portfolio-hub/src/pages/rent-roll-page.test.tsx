import type { Lease, RentRoll } from '@kavel/contracts/leases';
import { fakeServer, openPage } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import RentRollPage from './rent-roll-page';

const portfolioId = '0b9c1c52-4cf4-4c59-9d52-1a7f7f4b8e01';
const unitIds = ['7d0d2e1a-9c55-4f3f-8e2c-0d6d1f0a8b11', '7d0d2e1a-9c55-4f3f-8e2c-0d6d1f0a8b12'];

const lease: Lease = {
  id: '9a0d2e1a-9c55-4f3f-8e2c-0d6d1f0a8b01',
  unitId: unitIds[0] ?? '',
  reference: 'HC-1',
  kind: '290',
  annualRent: 24_000,
  area: null,
  start: '2024-01-01',
  end: '2028-12-31',
  breakDate: null,
  noticeMonths: 12,
  indexation: { clause: 'cpi', rate: null, cap: 0.05, floor: null, month: 7 },
  rentFreeMonths: 0,
  discount: 0,
  discountEnd: null,
  deposit: null,
  serviceCosts: null,
  indexedOn: null,
  revision: 3,
  tenant: { reference: null, name: 'Bakkerij De Kruimel', kvk: null },
};
const roll: RentRoll = {
  portfolioId,
  name: 'Winkels West',
  editable: true,
  asOf: '2026-06-01',
  mayTenants: true,
  figures: {
    contractRent: 24_000,
    runningLeases: 1,
    units: 2,
    knownUnits: 2,
    vacantUnits: 1,
    walt: 2.6,
    waltToBreak: 2.6,
    waltLeases: 1,
    market: { units: 1, contractRent: 24_000, marketRent: 20_000, over: 1, under: 0 },
    wws: { units: 0, unknown: 0, maxRent: 0, above: 0, excess: 0, year: 2026 },
  },
  expiry: [{ year: 2028, toBreak: 24_000, toExpiry: 24_000, leases: 1 }],
  vacancy: [{ month: '2026-06-01', units: 2, vacantUnits: 1, area: 200, vacantArea: 120 }],
  units: {
    id: unitIds,
    address: ['Dorpsstraat 1, Ede', 'Dorpsstraat 2, Ede'],
    vtwType: ['winkel', 'winkel'],
    area: [80, 120],
    marketRent: [20_000, null],
    wwsRent: [null, null],
  },
  leases: [
    lease,
    {
      ...lease,
      id: '9a0d2e1a-9c55-4f3f-8e2c-0d6d1f0a8b02',
      unitId: unitIds[1] ?? '',
      reference: null,
      kind: 'vacant',
      annualRent: 0,
      end: null,
      tenant: null,
    },
  ],
};

async function open(answer: Partial<RentRoll> = {}, at = '') {
  const calls = fakeServer(({ name }) => {
    if (name.endsWith('/rent-roll')) return { ...roll, ...answer };
    if (name === `POST /portfolio/portfolios/${portfolioId}/indexation-runs/preview`)
      return {
        totals: { leases: 2, indexed: 1, oldRent: 24_000, newRent: 24_792 },
        lines: [
          {
            leaseId: lease.id,
            unitId: lease.unitId,
            outcome: 'cpi',
            oldRent: 24_000,
            newRent: 24_792,
            rate: 0.033,
          },
        ],
      };
    if (name === `POST /portfolio/portfolios/${portfolioId}/indexation-runs`)
      return { totals: { leases: 2, indexed: 1, oldRent: 24_000, newRent: 24_792 } };
    if (name.endsWith('/indexation-runs') || name.endsWith('/lease-deliveries')) return [];
    if (name === `PUT /portfolio/leases/${lease.id}`) return { ...lease, revision: 4 };
    return null;
  });
  const opened = await openPage({
    page: <RentRollPage />,
    route: '/:id/rent-roll',
    address: `/${portfolioId}/rent-roll${at}`,
  });
  await screen.findByRole('heading', { name: 'Huurlijst' });
  return { ...opened, calls };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Huurcontracten' }))
    .getAllByRole('row')
    .slice(1);

test('shows figures over what they are, and the leases with their tenants', async () => {
  await open();
  expect(await screen.findByText('1 van 2 eenheden met contractgegevens')).toBeVisible();
  // As key figure and in the row.
  expect(screen.getAllByText('+20,0 %')).toHaveLength(2);
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toHaveTextContent('Bakkerij De Kruimel');
  expect(rows()[0]).toHaveTextContent('CPI, max. 5,0 %');
});

test('shows and exports no tenants without the permission', async () => {
  const { user } = await open({
    mayTenants: false,
    leases: roll.leases.map(one => ({ ...one, tenant: null })),
  });
  await screen.findByRole('table');
  expect(screen.queryByText('Huurder')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Exporteren' }));
  const offered = screen.getAllByRole('menuitem', { hidden: true }).map(item => item.textContent);
  expect(offered).toContain('Excel (XLSX)');
  expect(offered.filter(text => text?.includes('huurders'))).toEqual([]);
});

test('a year of the calendar filters the table, and stands in the address', async () => {
  const { user } = await open();
  const chart = await screen.findByRole('listbox', { name: 'Huur naar jaar van afloop' });
  act(() => chart.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Loopt af in 2028' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter wissen' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a lease is changed with its revision; a contradiction is not sent', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByText('Bakkerij De Kruimel'));
  const dialog = within(await screen.findByRole('dialog'));
  const end = dialog.getByLabelText('Einddatum');
  await user.clear(end);
  await user.type(end, '01-01-2020');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText('Het einde ligt voor de ingang')).toBeVisible();
  await user.clear(end);
  const rent = dialog.getByLabelText('Huur per jaar (€)');
  await user.clear(rent);
  await user.type(rent, '25.000,50');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    annualRent: 25_000.5,
    end: null,
    revision: 3,
    indexation: { clause: 'cpi', cap: 0.05, month: 7 },
    tenant: { name: 'Bakkerij De Kruimel' },
  });
});

test('an indexation run is previewed with its source before it is applied', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Indexeren' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Stijging consumentenprijsindex (%)'), '3,3');
  expect(dialog.getByRole('button', { name: 'Voorbeeld tonen' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Bron van het percentage'), 'CBS');
  await user.click(dialog.getByRole('button', { name: 'Voorbeeld tonen' }));
  expect(await dialog.findByText('CPI 3,3 %')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Huren indexeren' }));
  await waitFor(() =>
    expect(
      calls.some(({ name }) => name === `POST /portfolio/portfolios/${portfolioId}/indexation-runs`),
    ).toBe(true),
  );
  expect(calls.find(({ name }) => name.endsWith('/preview'))?.body).toEqual({
    date: '2026-06-01',
    cpi: 0.033,
    source: 'CBS',
  });
});

test('without leases it says what to do first', async () => {
  await open({ leases: [], expiry: [], vacancy: [] });
  expect(await screen.findByText('Er zijn nog geen huurcontracten')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Huurlijst importeren' })).toBeVisible();
});
