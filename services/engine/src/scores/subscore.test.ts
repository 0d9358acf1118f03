import fc from 'fast-check';
import { percentileOf, scaled } from './subscore';

describe('linear scale', () => {
  it.each([
    [400, 50, 225, 50, 'halfway down'],
    [400, 50, 450, 0, 'worse than worst'],
    [400, 50, 0, 100, 'better than best'],
    [0, 120, 30, 25, 'a quarter up'],
    [-5, 10, 1, 40, 'two fifths up from below zero'],
  ])('worst %d, best %d: %d scores %d (%s)', (worst, best, value, expected) => {
    expect(scaled({ worst, best }, value)).toBeCloseTo(expected, 9);
  });

  it('rises towards best and never leaves 0 to 100', () => {
    const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (worst, best, one, other) => {
        fc.pre(Math.abs(worst - best) > 0.01);
        const [low, high] = [scaled({ worst, best }, one), scaled({ worst, best }, other)];
        expect(Math.min(low, high)).toBeGreaterThanOrEqual(0);
        expect(Math.max(low, high)).toBeLessThanOrEqual(100);
        if (best > worst === other > one) expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe('percentile', () => {
  const evenly = Array.from({ length: 101 }, (_, at) => at * 2);

  it.each([
    [0, 0],
    [100, 50],
    [101, 50.5],
    [200, 100],
    [-3, 0],
    [300, 100],
  ])('of %d among 0 to 200 is %d', (value, expected) => {
    expect(percentileOf(evenly, value)).toBeCloseTo(expected, 9);
  });

  it('is the middle of equal values', () => {
    const half = [...Array.from({ length: 51 }, () => 0), ...Array.from({ length: 50 }, (_, at) => at + 1)];
    expect(percentileOf(half, 0)).toBe(25);
    expect(
      percentileOf(
        Array.from({ length: 101 }, () => 7),
        7,
      ),
    ).toBe(50);
  });

  it('never falls as the value rises', () => {
    const values = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 101, maxLength: 101 });
    fc.assert(
      fc.property(values, fc.integer({ min: -1, max: 31 }), (unsorted, value) => {
        const sorted = unsorted.toSorted((a, b) => a - b);
        expect(percentileOf(sorted, value + 1)).toBeGreaterThanOrEqual(percentileOf(sorted, value));
      }),
    );
  });
});
