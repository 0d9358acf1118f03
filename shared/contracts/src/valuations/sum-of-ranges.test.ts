import fc from 'fast-check';
import { sumOfRanges } from './value-range';

describe('range of a sum', () => {
  it('of one value is its own', () => {
    const one = { value: 100, low68: 90, high68: 115 };
    const { value, low68, high68 } = sumOfRanges([one]);
    expect(value).toBe(100);
    expect(low68).toBeCloseTo(90);
    expect(high68).toBeCloseTo(115);
  });

  it('of two with spreads 3 and 4 is √(½·49 + ½·25) = √37', () => {
    const { value, low68, high68 } = sumOfRanges([
      { value: 100, low68: 97, high68: 103 },
      { value: 200, low68: 196, high68: 204 },
    ]);
    expect(value).toBe(300);
    expect(300 - low68).toBeCloseTo(Math.sqrt(37));
    expect(high68 - 300).toBeCloseTo(Math.sqrt(37));
  });

  it('of nothing is zero', () => {
    expect(sumOfRanges([])).toEqual({ value: 0, low68: 0, high68: 0 });
  });

  it('is never wider than the sum of the spreads, nor narrower than for independent values', () => {
    const ranged = fc
      .record({
        value: fc.double({ min: 1e4, max: 1e7, noNaN: true }),
        spread: fc.double({ min: 0, max: 0.5, noNaN: true }),
      })
      .map(({ value, spread }) => ({ value, low68: value * (1 - spread), high68: value * (1 + spread) }));
    fc.assert(
      fc.property(fc.array(ranged, { minLength: 1, maxLength: 50 }), values => {
        const total = sumOfRanges(values);
        const spreads = values.map(one => one.high68 - one.value);
        const tolerance = total.value * 1e-9;
        const width = total.high68 - total.value;
        expect(width).toBeLessThanOrEqual(spreads.reduce((sum, spread) => sum + spread, 0) + tolerance);
        expect(width).toBeGreaterThanOrEqual(Math.hypot(...spreads) - tolerance);
      }),
    );
  });
});
