import { type Valuation, valuationApi } from '@kavel/contracts';
import { noChoices, type ValueOverride } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madeValuation, shareWith, startHarness } from './harness';
import { madeUpObject, madeUpResult } from './made-up-objects';

// Set-up of the tests of overrides and own references: before each test a valued draft, shared with a colleague.
// Importing it registers its hooks.

export let harness: Harness;
export let anna: Caller;
export let bert: Caller;
export let valuation: Valuation;
export let unitId: string;

export const modelValue = 126_082;
export const reason = 'Nieuwe fundering in 2026';

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  anna = await harness.caller({ name: 'Anna' });
  bert = await harness.caller({ org: anna.organisationId, name: 'Bert' });
  valuation = await madeValuation(harness, anna, 2);
  await shareWith(harness, anna, valuation.portfolioId, bert);
  unitId = valuation.unitIds[0] ?? '';
  await valued();
});

export const valued = (amount = modelValue) =>
  harness.putValues(
    anna,
    valuation.id,
    valuation.unitIds.map(id => madeUpResult(id, amount, { valueDate: valuation.valueDate })),
  );

export const params = () => ({ id: valuation.id });
export const state = (id = valuation.id) =>
  harness.api.call(valuationApi.getReferenceChoices, { params: { id } }, anna);

export async function propose(override: ValueOverride | null, caller = anna) {
  const { revision } = await state();
  const body = { revision, references: {}, choices: { [unitId]: { ...noChoices, override } } };
  return harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, caller);
}

export async function resultOf(id = valuation.id) {
  const results = await harness.api.call(valuationApi.getValuationResults, { params: { id } }, anna);
  return results.find(result => result.unitId === unitId);
}

export const decide = (caller: Caller, value: number, decision: 'confirm' | 'refuse' = 'confirm') =>
  harness.api.call(
    valuationApi.decideOverride,
    { params: { ...params(), unitId }, body: { decision, value } },
    caller,
  );

export const limit = (body: { alone: number; together: number; leastReason: number }, caller = anna) =>
  harness.api.call(valuationApi.saveOverridePolicy, { body }, caller);

export const submit = (caller = anna) =>
  harness.api.call(
    valuationApi.updateStatus,
    { params: { ...params(), status: 'in-review' as const } },
    caller,
  );
