import { type Valuation, type ValuationStatus, valuationApi } from '@kavel/contracts';
import { noChoices } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import {
  letEdit,
  someObjects,
  startValuingServices,
  type ValuingServices,
  valuationOf,
} from './testing/valuing-services';

// The first call of a VTW type trains its market, which takes seconds on a busy machine.
jest.setTimeout(600_000);

let services: ValuingServices;
let author: Caller;
let colleague: Caller;

beforeAll(async () => {
  services = await startValuingServices({ everyNth: 50 });
  author = await services.caller({ name: 'Anna' });
  colleague = await services.caller({ org: author.organisationId, name: 'Bert' });
});
afterAll(() => services.stop());

const recompute = (id: string) => services.api.call(valuationApi.recomputation, { params: { id } }, author);
const value = (id: string, body = {}) =>
  services.api.call(valuationApi.referencesAndValuationResult, { params: { id }, body }, author);
const move = (id: string, status: ValuationStatus, caller: Caller) =>
  services.api.call(valuationApi.updateStatus, { params: { id, status } }, caller);

/** A valuation of units that the model values, in two buckets. */
async function inTwoBuckets(): Promise<Valuation & { valued: string[] }> {
  const objectIds = await someObjects(services, author, 8);
  const valuation = await valuationOf(services, author, objectIds);
  const { id, unitIds } = valuation;
  const body = {
    een: { name: 'Een', reason: null, unitIds: unitIds.slice(0, 4) },
    twee: { name: 'Twee', reason: null, unitIds: unitIds.slice(4) },
  };
  await services.api.call(valuationApi.saveAddressBuckets, { params: { id }, body }, author);
  const { valuationResults } = await value(id);
  const valued = valuationResults.map(({ unitId }) => unitId);
  expect(valued.length).toBeGreaterThan(3);
  return { ...valuation, valued };
}

/** Changes a stored value directly in the database. */
const rewrite = (unitId: string, change: object) =>
  services.query('update portfolio.valuation_result set result = result || $2 where unit_id = $1', [
    unitId,
    change,
  ]);
const forgetEvidence = (unitId: string) =>
  services.query('delete from portfolio.valuation_unit_evidence where unit_id = $1', [unitId]);

test('values are recomputed to the cent, with any settings and weights of each bucket, also when approved', async () => {
  const { id, portfolioId, valued } = await inTwoBuckets();
  await value(id, {
    bucket: 'twee',
    params: { maxReferences: 4, weights: { distance: 0, time: 2, area: 2 } },
  });
  const all = { same: valued.length, different: [], notComparable: 0, byEvidence: valued.length };
  expect(await recompute(id)).toMatchObject(all);
  await move(id, 'in-review', author);
  await letEdit(services, author, portfolioId, colleague);
  await move(id, 'approved', colleague);
  expect(await recompute(id)).toMatchObject(all);
});

test('a stored value that differs from its evidence is reported', async () => {
  const { id, valued } = await inTwoBuckets();
  const [unitId = ''] = valued;
  const { valuationResults } = await value(id);
  const made = valuationResults.find(result => result.unitId === unitId)?.value ?? 0;
  await rewrite(unitId, { value: made + 1 });
  expect(await recompute(id)).toMatchObject({
    same: valued.length - 1,
    different: [{ unitId, stored: made + 1, recomputed: made }],
  });
});

test('without evidence a value is recomputed from the current data, if it was computed from them', async () => {
  const { id, valued } = await inTwoBuckets();
  const [sameData = '', olderData = ''] = valued;
  await forgetEvidence(sameData);
  await forgetEvidence(olderData);
  await rewrite(olderData, { origin: { snapshot: 'an older one', params: {} } });
  expect(await recompute(id)).toMatchObject({
    same: valued.length - 1,
    different: [],
    byEvidence: valued.length - 2,
    notComparable: 1,
    storedOnly: 1,
  });
});

test('for an override the figures of the model are compared', async () => {
  const { id, valued } = await inTwoBuckets();
  const [unitId = ''] = valued;
  const params = { id };
  const [model] = await services.api.call(valuationApi.getValuationResults, { params }, author);
  if (!model) throw new Error('there is a value');
  const policy = await services.api.call(valuationApi.getOverridePolicy, {}, author);
  const override = {
    value: Math.round(model.value * (1 + policy.alone / 2)),
    reason: 'Verbouwd in 2026, met vergunning',
  };
  const { revision } = await services.api.call(valuationApi.getReferenceChoices, { params }, author);
  const body = { revision, references: {}, choices: { [model.unitId]: { ...noChoices, override } } };
  await services.api.call(valuationApi.saveTransactionReferences, { params, body }, author);
  const [overridden] = await services.api.call(valuationApi.getValuationResults, { params }, author);
  expect(overridden).toMatchObject({ value: override.value, override: { modelValue: model.value } });
  expect(await recompute(id)).toMatchObject({ same: valued.length, different: [] });
  await rewrite(unitId, { low68: 2 * model.low68 });
  expect(await recompute(id)).toMatchObject({ same: valued.length - 1, different: [{ unitId }] });
});

test('a bridge without stored evidence uses the catalogue’s prices, to the same cent', async () => {
  const { id, valued } = await inTwoBuckets();
  const params = { id };
  const body = { name: 'Later' };
  const later = await services.api.call(valuationApi.duplicateValuation, { params, body }, author);
  await services.api.call(
    valuationApi.updateValuation,
    { params: { id: later.id }, body: { revision: later.revision, valueDate: '2026-05-01' } },
    author,
  );
  await value(later.id);
  const bridge = () =>
    services.api.call(
      valuationApi.valuationBridge,
      { params: { id: later.id }, query: { from: id } },
      author,
    );
  const byEvidence = await bridge();
  expect(byEvidence.steps.find(({ step }) => step === 'market')).toMatchObject({ units: valued.length });
  await services.query('delete from portfolio.valuation_unit_evidence where valuation_id = $1', [later.id]);
  expect(await bridge()).toEqual(byEvidence);
});
