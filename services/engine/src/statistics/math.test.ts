import fc from 'fast-check';
import { ridge } from './ridge';
import { smooth } from './smooth';
import { solveSymmetric } from './solve';
import { median, medianAbsoluteDeviation, quantile, weightedMean } from './summary';

describe('summary statistics', () => {
  it.each([
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('median of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('interpolates a quantile: 25 % of 10, 20, 30 is halfway between 10 and 20', () => {
    expect(quantile([30, 10, 20], 0.25)).toBe(15);
  });

  it('scales the MAD: 1, 2, 3, 4, 100 → deviations 2, 1, 0, 1, 97 → 1 × 1.4826', () => {
    expect(medianAbsoluteDeviation([1, 2, 3, 4, 100])).toBeCloseTo(1.4826);
  });

  it('weights a mean: (10×1 + 20×3) / 4 = 17.5', () => {
    expect(weightedMean([10, 20], [1, 3])).toBe(17.5);
  });
});

describe('linear algebra', () => {
  it('solves 4x + 2y = 10, 2x + 3y = 11 to x = 1, y = 3', () => {
    const solved = solveSymmetric(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 11));
    expect([...solved].map(x => Math.round(x * 1e9) / 1e9)).toEqual([1, 3]);
  });

  it('gives a constant feature a slope of zero', () => {
    const slopes = ridge(
      [Float64Array.of(-1, 0, 1), new Float64Array(3)],
      Float64Array.of(-2, 0, 2),
      undefined,
      0,
    );
    expect(slopes[0]).toBeCloseTo(2);
    expect(slopes[1]).toBe(0);
  });

  it('shrinks with the penalty: Σxy / (Σx² + penalty) = 4 / (2 + 2) = 1', () => {
    expect(ridge([Float64Array.of(-1, 1)], Float64Array.of(-2, 2), undefined, 2)[0]).toBeCloseTo(1);
  });

  it('keeps a straight line and fills a gap in it', () => {
    const smoothed = smooth(Float64Array.of(1, 2, 99, 4, 5), Float64Array.of(1, 1, 0, 1, 1), 7);
    expect([...smoothed].map(x => Math.round(x * 1e6) / 1e6)).toEqual([1, 2, 3, 4, 5]);
  });

  it('solves what it multiplied, for any positive definite 2×2', () => {
    const number = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (a, b, x, y) => {
        const [p, q, r] = [a * a + 1, a * b, b * b + 1];
        const solved = solveSymmetric(
          Float64Array.of(p, q, q, r),
          Float64Array.of(p * x + q * y, q * x + r * y),
        );
        expect(solved[0]).toBeCloseTo(x, 4);
        expect(solved[1]).toBeCloseTo(y, 4);
      }),
    );
  });
});
