import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { modelVersion } from '@kavel/engine';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult, objectId } from '../../testing/made-up-objects';
import { portfolioValueOf } from '../rules/portfolio-value';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2, 3].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const readValue = (id: string) =>
  harness.api.call(portfolioApi.getPortfolioValue, { params: { id } }, caller);
const tableValues = async (id: string) =>
  (await harness.api.call(portfolioApi.getUnitTable, { params: { id } }, caller)).units.value;
const store = (id: string, unitIds: readonly string[], value: number, valueDate: string) =>
  harness.putValues(
    caller,
    id,
    unitIds.map(unitId => madeUpResult(unitId, value, { valueDate })),
  );

it('is that of the approved valuation, also when a draft copy with other values changed later', async () => {
  const approved = await madeValuation(harness, caller, 2);
  await approve(harness, caller, approved.id);
  const copy = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: approved.portfolioId, name: 'Kopie', valueDate: '2026-12-31' } },
    caller,
  );
  await store(copy.id, copy.unitIds, 900_000, '2026-12-31');
  expect(await readValue(approved.portfolioId)).toMatchObject({
    valuationId: approved.id,
    status: 'approved',
    totalValue: 200_000,
    units: 2,
    covered: 2,
    left: 0,
  });
  expect(await tableValues(approved.portfolioId)).toEqual([100_000, 100_000]);
});

it('is that of the newest draft without an approved one, and null without values', async () => {
  const draft = await madeValuation(harness, caller, 2);
  expect(await readValue(draft.portfolioId)).toBeNull();
  await store(draft.id, draft.unitIds.slice(0, 1), 300_000, draft.valueDate);
  expect(await readValue(draft.portfolioId)).toMatchObject({
    status: 'draft',
    totalValue: 300_000,
    units: 2,
    covered: 1,
  });
});

it('reports which units it covers, which have left but are still in the total, and why it is outdated', async () => {
  const { id, portfolioId, unitIds } = await madeValuation(harness, caller, 3);
  await approve(harness, caller, id);
  const params = { id: portfolioId };
  const [first = '', second = ''] = unitIds;
  await harness.api.call(unitApi.removeUnit, { params: { ...params, entityId: first } }, caller);
  await harness.api.call(unitApi.addUnit, { params, body: { numberId: objectId(3) } }, caller);
  await harness.api.call(
    unitApi.updateAddressObjectData,
    { params: { id: second }, body: { annualRent: 12_000 } },
    caller,
  );
  expect(await readValue(portfolioId)).toMatchObject({
    totalValue: 300_000,
    units: 3,
    covered: 2,
    left: 1,
    leftValue: 100_000,
    outdated: expect.arrayContaining([
      { reason: 'units-added', units: 1 },
      { reason: 'units-left', units: 1 },
      { reason: 'facts-changed', units: 1 },
    ]),
  });
  // The third in the order of the portfolio was added later; the first is the one that changed.
  const { units } = await harness.api.call(portfolioApi.getUnitTable, { params }, caller);
  expect(units.valuation).toMatchObject({ id, status: 'approved', changed: [0] });
});

it('is not readable for another organisation', async () => {
  const { portfolioId } = await madeValuation(harness, caller, 1);
  const stranger = await harness.caller();
  await expect(
    harness.api.call(portfolioApi.getPortfolioValue, { params: { id: portfolioId } }, stranger),
  ).rejects.toMatchObject({ code: 'not-found' });
});

it('a value date of twelve months ago is old, one day less is not', () => {
  const counted = {
    valuationId: '00000000-0000-4000-8000-000000000001',
    name: 'Taxatie',
    status: 'approved' as const,
    valueDate: '2025-11-21',
    totalValue: 1,
    units: 1,
    covered: 1,
    left: 0,
    leftValue: 0,
    added: 0,
    changed: 0,
    snapshots: ['2026-06'],
    modelVersions: ['own-model-1'],
  };
  expect(portfolioValueOf(counted, '2026-11-20').outdated).toEqual([]);
  expect(portfolioValueOf(counted, '2026-11-21').outdated).toEqual([{ reason: 'value-date-old', units: 1 }]);
  const now = (snapshot: string | null) => portfolioValueOf(counted, '2026-11-20', snapshot).outdated;
  expect(now('2026-06')).toEqual([]);
  expect(now(null)).toEqual([]);
  expect(now('2026-11')).toEqual([{ reason: 'data-newer', units: 1 }]);
  const by = (...modelVersions: string[]) =>
    portfolioValueOf({ ...counted, modelVersions }, '2026-11-20').outdated;
  expect(by(modelVersion)).toEqual([]);
  expect(by('learned-comparables-1')).toEqual([{ reason: 'model-newer', units: 1 }]);
});
