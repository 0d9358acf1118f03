import {
  type RealEstateObject,
  type Unit,
  type ValuationDetail,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import type { ServiceClient } from '@kavel/service-kit';
import { FakePortfolio, unitOf, valuationId } from '../calculation/testing/fake-portfolio';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const earlierId = '00000000-0000-4000-8000-00000000eeee';

let harness: Harness;
let homes: RealEstateObject[];
beforeAll(async () => {
  harness = await startHarness({ everyNth: 12 });
  homes = await harness.objects('eengezinswoning', 3);
}, 120_000);
afterAll(() => harness.stop());

/** Unit of the n-th home, as number `number` of its portfolio. */
const unit = (home: number, number: number, oppervlakte: number): Unit => {
  const object = homes[home];
  if (!object) throw new Error('the town has three homes');
  return unitOf(object, number, { oppervlakte });
};

/** A valuation whose units have these values. */
function valuation(units: readonly [Unit, number][], changes: Partial<ValuationDetail> = {}): FakePortfolio {
  const portfolio = new FakePortfolio(
    units.map(([one]) => one),
    changes,
  );
  for (const [{ id }, value] of units) portfolio.results.set(id, resultOf(id, value));
  return portfolio;
}

const resultOf = (unitId: string, value: number): ValuationResult => ({
  unitId,
  bucket: 'all',
  value,
  low68: value,
  high68: value,
  low95: value,
  high95: value,
  pricePerM2: value / 100,
  fsd: 0.1,
  accuracyClass: 5,
  referenceCount: 10,
  baseValue: value,
  drivers: [],
  marketRent: null,
  modelVersion: 'test',
  valueDate: '2026-11-01',
});

/** Both valuations behind one door. */
function both(earlier: FakePortfolio, later: FakePortfolio): ServiceClient {
  return {
    call: (endpoint, input) => {
      const { params } = input as { params: { id: string } };
      const isEarlier = params.id === earlierId;
      const passed = isEarlier ? { ...input, params: { ...params, id: valuationId } } : input;
      return (isEarlier ? earlier : later).call(endpoint, passed);
    },
  };
}

const bridge = (from: string) =>
  harness.api.call(
    valuationApi.valuationBridge,
    { params: { id: valuationId }, query: { from } },
    harness.caller,
  );

test('500.000 − 200.000 removed + 150.000 added + 30.000 for 10 m² more on 100 m² of 300.000 = 480.000', async () => {
  const earlier = valuation([
    [unit(0, 1, 100), 200_000],
    [unit(1, 2, 100), 300_000],
  ]);
  // The same home is another unit in another portfolio.
  const later = valuation([
    [unit(1, 7, 110), 330_000],
    [unit(2, 8, 100), 150_000],
  ]);
  harness.usePortfolio(both(earlier, later));
  const answer = await bridge(earlierId);
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

test('another value date moves what the market moved, and the parts still add up', async () => {
  const earlier = valuation([[unit(0, 1, 100), 200_000]], { valueDate: '2024-11-01' });
  const later = valuation([[unit(0, 1, 100), 230_000]]);
  harness.usePortfolio(both(earlier, later));
  const { opening, steps, closing } = await bridge(earlierId);
  const amountOf = (step: string) => steps.find(part => part.step === step)?.amount ?? 0;
  expect(amountOf('market')).not.toBe(0);
  expect(opening + steps.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(closing, 2);
});

test('an unknown valuation is not found', async () => {
  harness.usePortfolio(valuation([[unit(0, 1, 100), 1]]));
  await expect(bridge('00000000-0000-4000-8000-00000000ffff')).rejects.toMatchObject({ code: 'not-found' });
});
