import type { AddressSuggestion, PermissionKey, Portfolio, Unit } from '@kavel/contracts';
import type { UnitEdit, UnitEvent } from '@kavel/contracts/units';
import { bus } from '@kavel/event-bus';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import HubPage from '../pages/hub-page';
import { tableOf, unitFixture } from './unit-fixture';

// Set-up of the hub page tests: units, a fake portfolio service, and opening the page. Importing it registers its
// hooks.

export const first = unitFixture(1, { annualRent: 12_000, oppervlakte: 100 });
export const second = unitFixture(2, { oppervlakte: null, energielabel: 'F' });
export const third = unitFixture(3);
export const id = first.portfolioId;
export const portfolioOf = (units: readonly Unit[], changed: Partial<Portfolio> = {}): Portfolio => ({
  id,
  name: 'Apeldoorn Noord',
  unitCount: units.length,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'owner',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
  ...changed,
});
export const suggestion: AddressSuggestion = {
  objectId: third.objectId,
  address: 'Anklaarseweg 3, 7316 AA Apeldoorn',
  vtwType: 'winkel',
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
};

const by = { userId: '7a1b3c5d-0000-4000-8000-000000000077', name: 'Jan' };
const historyOfUnit: UnitEvent[] = [
  {
    id: '1',
    at: '2026-02-05T09:00:00Z',
    kind: 'changed',
    actor: by,
    onBehalfOf: null,
    changes: { annualRent: [null, 12_000] },
  },
  { id: 'added', at: '2026-01-05T09:00:00Z', kind: 'added', actor: null, onBehalfOf: null, changes: {} },
];
const serviceWithFiles = {
  id: '7a1b3c5d-0000-4000-8000-000000000088',
  portfolioId: id,
  name: 'Taxaties 2025',
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
  fileCount: 2,
};

export const editing = `PUT /portfolio/portfolios/${id}/real-estate-entities/address-object-data`;

// Resets the selection between tests: the bus replays its last event to new subscribers.
afterEach(() => bus.publish('unit-selected', { objectId: null, portfolioId: null }));

/** A fake portfolio service that keeps state. */
export function portfolioService(units: Unit[], more: Parameters<typeof fakeServer>[0] = {}) {
  const here = [...units];
  const calls = fakeServer({
    'GET /portfolio/portfolios': () => [portfolioOf(here)],
    [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({ ...portfolioOf(here), units: tableOf(here) }),
    [editing]: ({ body }) => {
      const { edits } = body as { edits: UnitEdit[] };
      for (const edit of edits) {
        const index = here.findIndex(unit => unit.id === edit.id);
        const unit = here[index];
        if (!unit) throw new Refusal('not-found');
        const revision = (unit.revision ?? 1) + 1;
        here[index] = { ...unit, revision, addressObjectData: { ...unit.addressObjectData, ...edit.set } };
      }
      return { units: here.filter(unit => edits.some(edit => edit.id === unit.id)) };
    },
    ...Object.fromEntries(
      [first, second].flatMap(unit => [
        [`GET /portfolio/real-estate-entities/${unit.id}`, () => unit],
        [`GET /portfolio/real-estate-entities/${unit.id}/history`, () => historyOfUnit],
      ]),
    ),
    'GET /portfolio/services': () => [serviceWithFiles],
    'GET /portfolio/saved-views': () => [],
    [`GET /portfolio/portfolios/${id}/value`]: () => null,
    'GET /real-estate-data/addresses/suggest': () => [suggestion],
    [`POST /portfolio/portfolios/${id}/real-estate-entities`]: () => {
      here.push(third);
      return third;
    },
    [`DELETE /portfolio/portfolios/${id}/real-estate-entities/${first.id}`]: () => {
      here.splice(here.indexOf(first), 1);
      return null;
    },
    [`DELETE /portfolio/portfolios/${id}/real-estate-entities/${third.id}`]: () => {
      here.splice(here.indexOf(third), 1);
      return null;
    },
    ...more,
  });
  return { calls, here };
}

export const open = (
  search = '',
  permissions: readonly PermissionKey[] = ['auth.portfolio-hub', 'auth.automated-valuation'],
) => openPage({ page: <HubPage />, route: '/:id/hub', address: `/${id}/hub${search}`, permissions });
export const row = (name: RegExp) => screen.findByRole('row', { name });
export const figure = (label: string) => screen.getByText(label).parentElement;
