import { portfolioApi, type Valuation, valuationApi } from '@kavel/contracts';
import { noChoices } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let anna: Caller;
let valuation: Valuation;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
  anna = await harness.caller({ name: 'Anna' });
  valuation = await madeValuation(harness, anna, 3);
  const [a = '', b = ''] = valuation.unitIds;
  const valueDate = { valueDate: valuation.valueDate };
  await harness.putValues(anna, valuation.id, [
    madeUpResult(a, 400_123, { ...valueDate, low68: 380_000, high68: 425_000, marketRent: 18_765 }),
    madeUpResult(b, 300_456, { ...valueDate, low68: 290_000, high68: 312_000 }),
  ]);
  const override = { value: 333_333, reason: 'Nieuwe fundering in 2026' };
  const body = { revision: 0, references: {}, choices: { [b]: { ...noChoices, override } } };
  await harness.api.call(
    valuationApi.saveTransactionReferences,
    { params: { id: valuation.id }, body },
    anna,
  );
}, 60_000);
afterAll(() => harness.stop());

const summary = () => harness.api.call(valuationApi.getSummaries, { params: { id: valuation.id } }, anna);

test('a list of valuations has the range of the total, equal to that of the summary', async () => {
  const [listed] = await harness.api.call(valuationApi.listValuations, {}, anna);
  const { totalValue, low68, high68 } = await summary();
  expect(totalValue).toBe(400_123 + 333_333);
  expect(listed?.totalValue).toBe(totalValue);
  expect(listed?.low68).toBeCloseTo(low68, 6);
  expect(listed?.high68).toBeCloseTo(high68, 6);
  const query = { portfolioId: valuation.portfolioId };
  expect(await harness.api.call(valuationApi.listValuations, { query }, anna)).toEqual([listed]);
});

test('the range is the model’s, even with an override', async () => {
  const { low68, high68 } = await summary();
  const [down, up] = [
    [20_123, 10_456],
    [24_877, 11_544],
  ] as const;
  const together = ([x, y]: readonly [number, number]) => Math.sqrt(((x + y) ** 2 + x ** 2 + y ** 2) / 2);
  expect(low68).toBeCloseTo(400_123 + 300_456 - together(down), 6);
  expect(high68).toBeCloseTo(400_123 + 300_456 + together(up), 6);
});

test('a valuation without values has no range', async () => {
  const other = await madeValuation(harness, anna, 1);
  const listed = await harness.api.call(valuationApi.listValuations, {}, anna);
  expect(listed.find(({ id }) => id === other.id)).toMatchObject({
    totalValue: null,
    low68: null,
    high68: null,
  });
});

test('the table of units has the rounding of each value: by its range, and none for an override', async () => {
  const table = await harness.api.call(
    portfolioApi.getUnitTable,
    { params: { id: valuation.portfolioId } },
    anna,
  );
  expect(table.units.value).toEqual([400_123, 333_333, null]);
  expect(table.units.valueStep).toEqual([1_000, 1, null]);
  expect(table.units).not.toHaveProperty('low68');
});

test('a market rent has a flag whether the model estimated it', async () => {
  const { units } = await summary();
  expect(units.map(({ marketRent, marketRentByModel }) => [marketRent, marketRentByModel])).toEqual([
    [18_765, true],
    [null, false],
    [null, false],
  ]);
});
