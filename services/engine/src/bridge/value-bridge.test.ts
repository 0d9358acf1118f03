import fc from 'fast-check';
import { type BridgedUnit, valueBridge } from './value-bridge';

const unit = (unitId: string, value: number, oppervlakte = 100, overridden = false): BridgedUnit => ({
  unitId,
  value,
  oppervlakte,
  overridden,
});

describe('a bridge computed by hand', () => {
  const bridge = valueBridge(
    [unit('a', 200_000), unit('b', 300_000), unit('c', 100_000), unit('gone', 50_000)],
    [unit('a', 210_000), unit('b', 340_000, 110), unit('c', 125_000, 100, true), unit('new', 80_000)],
    () => 0.04,
  );
  const amount = (step: string) => bridge.steps.find(known => known.step === step)?.amount;

  it('650,000 → 755,000', () => {
    expect(bridge).toMatchObject({ opening: 650_000, closing: 755_000 });
  });

  it.each([
    ['removed', -50_000],
    ['added', 80_000],
    ['market', 8_000 + 12_000 + 4_000],
    ['area', 31_200],
    ['override', 125_000 - 104_000],
    ['other', 2_000 - 3_200],
  ])('%s %d (4 % growth; b from 100 to 110 m²: 312,000 × 10 %)', (step, expected) => {
    expect(amount(step)).toBeCloseTo(expected, 2);
  });
});

describe('any bridge', () => {
  const units = fc.uniqueArray(
    fc.record({
      unitId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      value: fc.integer({ min: 1, max: 9_000_000 }),
      oppervlakte: fc.option(fc.integer({ min: 20, max: 300 })),
      overridden: fc.boolean(),
    }),
    { selector: ({ unitId }) => unitId },
  );
  const growth = fc.double({ min: -0.3, max: 0.3, noNaN: true });

  it('adds up to the cent, in any order of units', () => {
    fc.assert(
      fc.property(units, units, growth, (from, to, rate) => {
        const bridge = valueBridge(from, to, () => rate);
        const sum = bridge.steps.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
        expect(Math.round(bridge.opening * 100) + sum).toBe(Math.round(bridge.closing * 100));
        expect(valueBridge(from.toReversed(), to.toReversed(), () => rate)).toEqual(bridge);
      }),
    );
  });
});
