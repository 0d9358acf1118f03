import { type Portfolio, unitApi, type Valuation, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let anna: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
  anna = await harness.caller({ name: 'Anna' });
}, 60_000);
afterAll(() => harness.stop());

interface Valued {
  /** Object number. */
  home: number;
  oppervlakte?: number;
  value: number;
}

/** A valuation of a new portfolio with these homes and values. */
async function valuationOf(homes: readonly Valued[], valueDate = '2026-11-01'): Promise<Valuation> {
  const portfolio: Portfolio = await madePortfolio(harness, anna);
  const lines = homes.map(({ home }, at) => ({ line: at + 1, text: lineText(home) }));
  const params = { id: portfolio.id };
  await harness.api.call(unitApi.addUnitsInBatch, { params, body: { lines } }, anna);
  const valuation = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name: 'Taxatie', valueDate } },
    anna,
  );
  for (const [at, { oppervlakte = 100 }] of homes.entries()) {
    const id = valuation.unitIds[at] ?? '';
    await harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body: { oppervlakte } }, anna);
  }
  const results = homes.map(({ value }, at) =>
    madeUpResult(valuation.unitIds[at] ?? '', value, { valueDate }),
  );
  await harness.putValues(anna, valuation.id, results);
  return valuation;
}

const bridge = (from: string, to: string, caller = anna) =>
  harness.api.call(valuationApi.valuationBridge, { params: { id: to }, query: { from } }, caller);

test('500.000 − 200.000 removed + 150.000 added + 30.000 for 10 m² more on 100 m² of 300.000 = 480.000', async () => {
  const earlier = await valuationOf([
    { home: 0, value: 200_000 },
    { home: 1, value: 300_000 },
  ]);
  // The same home is a different unit in another portfolio.
  const later = await valuationOf([
    { home: 1, oppervlakte: 110, value: 330_000 },
    { home: 2, value: 150_000 },
  ]);
  const answer = await bridge(earlier.id, later.id);
  expect(answer).toMatchObject({ opening: 500_000, closing: 480_000 });
  expect(answer.steps.filter(({ amount }) => amount !== 0)).toEqual([
    { step: 'removed', amount: -200_000, units: 1 },
    { step: 'added', amount: 150_000, units: 1 },
    { step: 'area', amount: 30_000, units: 1 },
  ]);
  expect(answer.largest.map(({ from, to }) => [from, to])).toEqual([
    [200_000, null],
    [null, 150_000],
    [300_000, 330_000],
  ]);
});

test('another value date changes the value by the catalogue’s price index: a tenth of 200.000', async () => {
  const earlier = await valuationOf([{ home: 0, value: 200_000 }], '2024-11-01');
  const later = await valuationOf([{ home: 0, value: 230_000 }]);
  const { steps } = await bridge(earlier.id, later.id);
  expect(steps.filter(({ amount }) => amount !== 0)).toEqual([
    { step: 'market', amount: 20_000, units: 1 },
    { step: 'other', amount: 10_000, units: 1 },
  ]);
});

test('an unknown valuation is not found, nor one that only a colleague may see', async () => {
  const { id } = await valuationOf([{ home: 0, value: 1 }]);
  const unknown = bridge('00000000-0000-4000-8000-00000000ffff', id);
  await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  const colleague = await harness.caller({ org: anna.organisationId });
  await expect(bridge(id, id, colleague)).rejects.toMatchObject({ code: 'not-found' });
});
