import type { ValuationHistory } from '@kavel/contracts';
import type { Signature } from '@kavel/contracts/valuations';
import { fakeServer, openPage } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  madeUpHistory,
  madeUpSummary,
  madeUpUnit,
  madeUpValuation,
  unitId,
  valuationId,
} from '../testing/made-up';
import { summaryAnswers } from '../testing/summary-answers';
import SummaryPage from './summary-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => 'a map' }));

const path = `/portfolio/valuations/${valuationId}`;
const units = [1, 2].map(n => madeUpUnit(unitId(n), { huisnummer: n }));

const signature = (name: string, values: Partial<Signature> = {}): Signature => ({
  userId: unitId(901),
  name,
  onBehalfOf: null,
  role: { id: 'portfolio-manager', name: null },
  at: '2026-11-20T09:00:00.000Z',
  ...values,
});
const made = madeUpSummary(units);
const summary = {
  ...made,
  totalValue: 1_133_333,
  overridden: { units: 1, value: 633_333, modelValue: 500_000 },
  units: made.units.map((unit, at) =>
    at > 0
      ? unit
      : {
          ...unit,
          value: 633_333,
          modelValue: 500_000,
          overrideReason: 'Nieuwe fundering in 2026',
          overrideBy: signature('Anna Auteur', { role: { id: 'x', name: 'Taxateur' } }),
          overrideConfirmed: {
            ...signature('Bram Bevestiger', { onBehalfOf: { userId: unitId(902), name: 'Carla Chef' } }),
            deviation: 0.27,
          },
        },
  ),
};
const approved: ValuationHistory = {
  events: [
    {
      id: '2',
      at: '2026-11-21T09:00:00.000Z',
      actor: { userId: unitId(903), name: 'Gerda Goedkeurder' },
      onBehalfOf: null,
      from: 'in-review',
      to: 'approved',
      reason: null,
      revision: 3,
    },
    ...madeUpHistory().events,
  ],
  moves: [],
  approval: {
    approvedAt: '2026-11-21T09:00:00.000Z',
    revision: 3,
    referenceRevision: 1,
    modelVersions: ['comparables-1'],
    snapshots: ['20260312-1'],
    units: 2,
    valued: 2,
    totalValue: 1_133_333,
  },
};

async function open() {
  fakeServer({
    ...summaryAnswers(units),
    'POST /portfolio/exports': () => null,
    [`GET ${path}`]: () => madeUpValuation(units, { status: 'approved' }),
    [`GET ${path}/summaries`]: () => summary,
    [`GET ${path}/history`]: () => approved,
    [`GET /real-estate-data/valuations/${valuationId}/reconciliation`]: () => ({
      comparison: { value: 1_133_333, units: 2 },
      steps: [],
      cashFlow: { value: 1_133_333, units: 2 },
    }),
  });
  const address = `/valuation/${valuationId}/summary`;
  return openPage({ page: <SummaryPage />, route: '/valuation/:id/*', address });
}

const overriddenRow = async () => {
  const table = await screen.findByRole('table', { name: 'Overschreven waarden' });
  return within(table).getByRole('row', { name: /^Anklaarseweg 1/ });
};

test("an overridden value is next to the model's own value and range, with who set and who confirmed it", async () => {
  await open();
  const row = await overriddenRow();
  const cells = within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent?.replaceAll('\u00a0', ' '));
  expect(cells).toEqual([
    '€ 633.333',
    '€ 500.000',
    '€ 450.000 – € 555.000',
    '+26,7 %',
    'Anna Auteur, Taxateur, 20 nov 2026',
    'Bram Bevestiger namens Carla Chef, Portefeuillemanager, 20 nov 2026',
    'Nieuwe fundering in 2026',
  ]);
  expect(screen.getByText('2 van 2 gewaardeerd · waarvan 1 overschreven')).toBeVisible();
});

test('print includes the overridden values and the approver', async () => {
  await open();
  await overriddenRow();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText(/Goedgekeurd door Gerda Goedkeurder, 21 nov 2026/)).toBeVisible();
  expect(await overriddenRow()).toBeVisible();
  expect(screen.getByText('overschreven')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('the record of approval shows the total as elsewhere, rounded by the range', async () => {
  await open();
  expect(await screen.findByText('€ 1.130.000 (2 van 2 gewaardeerd)')).toBeVisible();
  expect(screen.getByText('€ 1.130.000', { selector: 'dd span' })).toBeVisible();
});

test('the file names who set, confirmed and approved', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = () => undefined;
  const { user } = await open();
  await overriddenRow();
  await user.click(screen.getByRole('button', { name: 'CSV downloaden' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  const lines = String(reader.result).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Goedgekeurd door;Gerda Goedkeurder, 21 nov 2026',
      'Overschreven waarden;over 1 van 2 eenheden',
    ]),
  );
  const [header, first] = lines.slice(lines.indexOf('') + 1).map(line => line.split(';'));
  const cell = (name: string) => first?.[header?.indexOf(name) ?? -1];
  expect(cell('Model €')).toBe('500000');
  expect(cell('Overschreven door')).toBe('Anna Auteur, Taxateur, 20 nov 2026');
  expect(cell('Bevestigd door')).toContain('Bram Bevestiger namens Carla Chef');
  expect(cell('Reden van overschrijving')).toBe('Nieuwe fundering in 2026');
});
