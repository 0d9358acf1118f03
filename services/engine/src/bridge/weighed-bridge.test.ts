import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { weighedByUnit } from '../dcf/reconciliation';
import { byHand, home, unitArbitrary } from '../dcf/testing/portfolios';
import type { CashFlowUnit } from '../dcf/unit';
import { scenariosOf } from '../dcf/unit-values';
import { currentNorms } from '../parameters/cash-flow-norms';
import { type BridgeEffects, bridgeOfEffects } from './bridge-steps';
import { weighedEffects } from './weighed-bridge';
import type { WeighedPair, WeighedSide, WeighedTerms } from './weighed-inputs';

const norms = currentNorms;
const before: WeighedTerms = { valueDate: '2025-07-01', params: byHand, norms, weight: 0.4 };
const after: WeighedTerms = {
  valueDate: '2026-07-01',
  params: { ...byHand, cashFlow: { ...byHand.cashFlow, discountRate: 0.09 } },
  norms,
  weight: 0.5,
};

/** A side of one valuation; `null` for a unit without a rent. */
function side(unit: CashFlowUnit | null, comparison: number, terms: WeighedTerms): WeighedSide {
  const { valueDate, params, weight } = terms;
  if (!unit) return { comparison, weighed: comparison, terms, cashFlow: 'no-rent' };
  const [values] = scenariosOf([unit], valueDate, params, norms);
  if (!values) throw new Error('One unit has one cash flow');
  const weighed = weighedByUnit([values], new Map([[unit.unitId, comparison]]), weight);
  return {
    comparison,
    weighed: weighed.get(unit.unitId) ?? comparison,
    terms,
    cashFlow: { unit, bucket: unit.bucket, values, isAgreed: true, isEstimated: false },
  };
}

const bridgeOf = (pairs: readonly WeighedPair[]) =>
  bridgeOfEffects(
    pairs.map(pair => pair.before.weighed),
    [...weighedEffects(pairs).values()],
    pairs.map(pair => pair.after.weighed),
  );

describe('a weighed bridge computed by hand', () => {
  const rented = (unitId: string, rent: number): CashFlowUnit => ({
    ...{ ...home, unitId, bucket: unitId, vtwType: 'kantoor', vacantValue: null },
    ...{ contractRent: rent, marketRent: rent },
  });
  const bridge = bridgeOf([
    {
      key: 'office',
      before: side(rented('office', 10_000), 100_000, before),
      after: side(rented('office', 11_000), 110_000, after),
      compared: { market: 8_000, other: 2_000 },
    },
    {
      key: 'newly let',
      before: side(null, 200_000, before),
      after: side(rented('newly let', 20_000), 210_000, after),
      compared: { market: 10_000 },
    },
  ]);
  const sheet = readFileSync(join(__dirname, 'weighed-bridge.csv'), 'utf8').trim().split('\n').slice(1);
  const totals = sheet.map(line => [line.split(',')[0] ?? '', Number(line.split(',').at(-1))] as const);

  it.each(totals)('%s %d, as in weighed-bridge.csv', (line, expected) => {
    const amounts = {
      ...bridge,
      ...Object.fromEntries(bridge.steps.map(({ step, amount }) => [step, amount])),
    };
    expect(amounts).toHaveProperty(line, expected);
  });

  it('has nothing else', () => {
    expect(bridge.steps.filter(({ amount }) => amount !== 0)).toHaveLength(4);
  });
});

const cents = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(amount => amount / 100);
const effectsArbitrary: fc.Arbitrary<BridgeEffects> = fc.record({
  ...{ market: cents, area: cents, facts: cents, parameters: cents, model: cents },
  ...{ override: cents, other: cents },
});
const termsArbitrary = fc.record({
  valueDate: fc.constantFrom('2024-12-31', '2025-07-01', '2026-07-01'),
  params: fc.record({
    // At and below the growth of rents there is no value: the service refuses it, and steps between must not fail.
    cashFlow: fc.record(
      { discountRate: fc.double({ min: 0.05, max: 0.12, noNaN: true }) },
      { requiredKeys: [] },
    ),
    byType: fc.constant({}),
  }),
  norms: fc.constant(norms),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
});
const flowArbitrary = fc.option(unitArbitrary, { freq: 5 });

it('adds up to the cent for any units, terms and effects', () => {
  const pairArbitrary = fc.tuple(
    ...[fc.uuid(), flowArbitrary, flowArbitrary, effectsArbitrary],
    fc.integer({ min: 5_000_000, max: 90_000_000 }),
  );
  fc.assert(
    fc.property(
      fc.array(pairArbitrary, { minLength: 1, maxLength: 8 }),
      termsArbitrary,
      termsArbitrary,
      (units, from, to) => {
        const pairs = units.map(([key, old, now, compared, opening]): WeighedPair => {
          const closing =
            Object.values(compared).reduce((sum, amount) => sum + Math.round(amount * 100), opening) / 100;
          return { key, before: side(old, opening / 100, from), after: side(now, closing, to), compared };
        });
        const bridge = bridgeOf(pairs);
        const sum = bridge.steps.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
        expect(Math.round(bridge.opening * 100) + sum).toBe(Math.round(bridge.closing * 100));
      },
    ),
    { numRuns: 50 },
  );
});

it('the steps lead from the weighed value of one valuation to that of the other', () => {
  const money = fc.integer({ min: 50_000, max: 900_000 });
  fc.assert(
    fc.property(
      ...[flowArbitrary, flowArbitrary, money, money, termsArbitrary, termsArbitrary],
      (old, now, opening, closing, from, to) => {
        // Alone in its bucket: no other unit has a part in it.
        const alone = (unit: CashFlowUnit | null) => unit && { ...unit, bucket: unit.unitId };
        const vacant = (unit: CashFlowUnit | null, value: number) =>
          unit && { ...unit, vacantValue: unit.vacantValue === null ? null : value };
        const pair: WeighedPair = {
          key: '1',
          before: side(vacant(alone(old), opening), opening, from),
          after: side(vacant(alone(now), closing), closing, to),
          compared: { market: closing - opening },
        };
        const { removed, added } = weighedEffects([pair]).get('1') ?? {};
        expect(removed).toBe(0);
        expect(Math.abs(added ?? Number.NaN)).toBeLessThanOrEqual(0.01);
      },
    ),
    { numRuns: 100 },
  );
});

it('takes the cash flow of the valuation for a unit whose inputs are the same', () => {
  const known = side(home, 100_000, before);
  if (typeof known.cashFlow === 'string') throw new Error('It has a cash flow');
  const letOn = { gross: 400_000, net: 300_000 };
  const values = { ...known.cashFlow.values, letOn, sellOff: null };
  const kept = { ...known, weighed: 0.6 * 100_000 + 0.4 * 300_000, cashFlow: { ...known.cashFlow, values } };
  const bridge = bridgeOf([{ key: '1', before: kept, after: kept, compared: {} }]);
  expect(bridge.steps.filter(({ amount }) => amount !== 0)).toEqual([]);
});

it('a rent by which the value does not weigh has no effect', () => {
  const unweighed = (terms: WeighedTerms) => ({ ...terms, weight: 0 });
  const bridge = bridgeOf([
    {
      key: '1',
      before: side({ ...home, contractRent: 8_000 }, 100_000, unweighed(before)),
      after: side({ ...home, contractRent: 12_000 }, 108_000, unweighed(after)),
      compared: { market: 8_000 },
    },
  ]);
  expect(bridge.steps.filter(({ amount }) => amount !== 0)).toEqual([
    { step: 'market', amount: 8_000, units: 1 },
  ]);
});
