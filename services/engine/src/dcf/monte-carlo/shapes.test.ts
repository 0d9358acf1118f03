import { type DrawnShape, defaultMonteCarlo } from '@kavel/contracts/valuations';
import { drawsOf } from './draws';
import { changeOf, normalShare } from './shapes';

const spread = 0.2;
/** Quantiles of standard normal numbers, as tables have them. */
const z = { 5: -1.644854, 25: -0.67449, 50: 0, 75: 0.67449, 95: 1.644854 };

it.each([
  ['normal', 75, 0.2 * 0.67449],
  // Symmetric on ±0.2·√6: F(x) = 1 − (1 − x/h)²/2 above the middle.
  ['triangular', 75, 0.2 * Math.sqrt(6) * (1 - Math.sqrt(0.5))],
  ['triangular', 5, -0.2 * Math.sqrt(6) * (1 - Math.sqrt(0.1))],
  ['uniform', 95, 0.2 * Math.sqrt(3) * 0.9],
  ['uniform', 25, -0.2 * Math.sqrt(3) * 0.5],
  // The median of a lognormal number with mean 1 is 1 / √(1 + σ²).
  ['lognormal', 50, 1 / Math.sqrt(1.04) - 1],
  ['lognormal', 95, Math.exp(Math.sqrt(Math.log(1.04)) * 1.644854) / Math.sqrt(1.04) - 1],
] as const)('%s: the %d %% quantile is %d', (shape, percent, expected) => {
  expect(changeOf(shape, spread, z[percent])).toBeCloseTo(expected, 5);
});

it('the share below a standard normal number is that of the tables', () => {
  expect([-3, -1, 0, 1.96].map(normalShare)).toEqual(
    [0.0013499, 0.1586553, 0.5, 0.9750021].map(share => expect.closeTo(share, 6)),
  );
});

it.each(['normal', 'triangular', 'uniform', 'lognormal'] as const)(
  '%s has the mean 0 and the stated standard deviation over many draws, and the same ranks for a seed',
  (shape: DrawnShape) => {
    const of = (vacantValue: DrawnShape) =>
      drawsOf({
        ...defaultMonteCarlo,
        spreads: { ...defaultMonteCarlo.spreads, vacantValue: spread },
        shapes: { vacantValue },
      }).map(draw => draw.vacantValue ?? 0);
    const changes = of(shape);
    const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;
    const variance = changes.reduce((sum, one) => sum + (one - mean) ** 2, 0) / changes.length;
    // Within four standard errors of 10,000 draws; the cut-off takes 0.5 % of a normal deviation.
    expect(Math.abs(mean)).toBeLessThan(0.008);
    expect(Math.sqrt(variance) / spread).toBeCloseTo(1, 1);
    const normal = of('normal');
    expect(changes.every((one, at) => one > 0 || normal[at] === undefined || (normal[at] ?? 0) < 0.021)).toBe(
      true,
    );
  },
);
