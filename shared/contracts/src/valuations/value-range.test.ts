import fc from 'fast-check';
import { roundedTo, roundingStep, shownDifference, shownParts, shownValue } from './value-range';

const ranged = (value: number, spread: number) => ({
  value,
  low68: value * (1 - spread),
  high68: value * (1 + spread),
});

describe('rounding of modelled values', () => {
  it.each([
    ['low confidence, ±25 %', ranged(312_417, 0.25), 5000, 310_000],
    ['middling, ±10 %', ranged(312_417, 0.1), 1000, 312_000],
    ['high, ±3 %', ranged(312_417, 0.03), 500, 312_500],
    ['no range known: as ±10 %', { value: 312_417 }, 1000, 312_000],
    ['a range of no width', { value: 312_417, low68: 312_417, high68: 312_417 }, 1, 312_417],
    ['a portfolio, ±8 %', ranged(9_452_318, 0.08), 50_000, 9_450_000],
  ])('%s', (_, value, step, shown) => {
    expect([roundingStep(value), shownValue(value)]).toEqual([step, shown]);
  });

  it('moves no value by more than a twentieth of half its range, and a wider range never rounds more finely', () => {
    const anyValue = fc.integer({ min: 10_000, max: 90_000_000 });
    const anySpread = fc.double({ min: 0.01, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(anyValue, anySpread, (value, spread) => {
        const one = ranged(value, spread);
        expect(Math.abs(shownValue(one) - value)).toBeLessThanOrEqual((value * spread) / 20 + 1);
        expect(roundingStep(ranged(value, spread * 2))).toBeGreaterThanOrEqual(roundingStep(one));
      }),
    );
  });
});

describe('parts of a sum', () => {
  it('add up to the rounded sum, each within one step of itself', () => {
    const anyParts = fc.array(fc.integer({ min: -4_000_000, max: 9_000_000 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyParts, fc.constantFrom(1, 500, 1000, 50_000), (parts, step) => {
        const shown = shownParts(parts, step);
        const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
        expect(sum(shown)).toBe(roundedTo(sum(parts), step));
        shown.forEach((part, i) => {
          expect(Math.abs(part - (parts[i] ?? 0))).toBeLessThan(step);
        });
      }),
    );
  });
});

it('a difference is that of the displayed figures: 46 against 56 is 10', () => {
  expect(shownDifference(46.4, 55.5)).toBe(-10);
  expect(shownDifference(46.44, 55.46, 1)).toBe(-9.1);
});
