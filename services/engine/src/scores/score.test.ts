import type { ScoreUse } from '@kavel/contracts';
import fc from 'fast-check';
import { propertyScoreMetrics } from './catalogue';
import { type Measurement, scoreOf } from './score';
import { withUpdates } from './updates';
import { weightsWith } from './weights';

const year = 2026;
const weights = weightsWith(propertyScoreMetrics, []);
const of = (value: number, more: Partial<Measurement> = {}): Measurement => ({
  value,
  level: 'object',
  year,
  ...more,
});
const score = (measured: Record<string, Measurement>, use: ScoreUse = 'dwelling') =>
  scoreOf(propertyScoreMetrics, {
    use,
    year,
    weights: weights[use],
    measured: new Map(Object.entries(measured)),
  });

/** Weights .1 + .05 + .05 + .06 + .04 + .05 + .05 + .04 + .04 + .04 + .03 + .03 + .02 = .6. */
const enough = {
  energy: of(225),
  'building-age': of(40),
  space: of(95),
  'station-distance': of(0.4),
  motorway: of(3.7),
  noise: of(50, { level: 'buurt', year: 2020 }),
  liquidity: of(3, { level: 'buurt' }),
  'price-trend': of(1, { level: 'country' }),
  supermarket: of(0.3, { level: 'wijk' }),
  liveability: of(4.19, { level: 'wijk', year: 2018 }),
  charging: of(5),
  vacancy: of(1, { level: 'gemeente' }),
  amenities: of(60),
};

/**
 * Points: energy 50, age 60, space 50, station 100, motorway 0, noise 75, liquidity 50, trend 40, supermarket 100,
 * liveability 50, charging 50, vacancy 100, amenities 50. Weighted: 5 + 3 + 2.5 + 6 + 0 + 3.75 + 2.5 + 1.6 + 4 + 2 + 1.5
 * + 3 + 1 = 35.85, of .6: 59.75.
 */
test('a dwelling by hand: 35.85 points of 0.6 of the weight is 59.75, a fair one', () => {
  const result = score(enough);
  expect(result.score).toBeCloseTo(59.75, 9);
  expect(result.band).toBe('fair');
  expect(result.completeness).toBeCloseTo(0.6, 12);
  const energy = result.parts.find(({ key }) => key === 'energy');
  expect(energy?.score).toBeCloseTo(50, 9);
  expect(energy?.contribution).toBeCloseTo(5 / 0.6, 9);
});

/**
 * Object (energy .1, age .05, space .05, station .06, motorway .04, charging .03, amenities .02) .35 × 1; buurt:
 * noise .05 × .9 × .8 = .036, liquidity .05 × .9 = .045; wijk: supermarket .04 × .75 = .03, liveability .04 × .75 × .6 =
 * .018; gemeente .03 × .5 = .015; country .04 × .5 = .02. Sum .514, of .6.
 */
test('confidence by hand: .514 of .6', () => {
  expect(score(enough).confidence).toBeCloseTo(0.514 / 0.6, 9);
});

test('below 0.6 there is no total, but the parts stay', () => {
  const { amenities: _, ...fewer } = enough;
  const result = score(fewer);
  expect(result).toMatchObject({ score: null, band: null });
  expect(result.completeness).toBeCloseTo(0.58, 12);
  expect(result.parts.find(({ key }) => key === 'amenities')).toMatchObject({
    value: null,
    score: null,
    contribution: 0,
    level: null,
  });
  expect(result.parts.find(({ key }) => key === 'energy')?.score).toBeCloseTo(50, 9);
});

test('nothing measured: no total, no confidence, completeness 0', () => {
  expect(score({})).toMatchObject({ score: null, completeness: 0, confidence: null });
});

test('a percentile metric scores by its rank; without a rank its weight is shared out', () => {
  const green = (more: Partial<Measurement>) =>
    score({ green: of(0.6, { level: 'buurt', ...more }) }).parts.find(({ key }) => key === 'green');
  expect(green({ percentile: 20 })).toMatchObject({ value: 0.6, score: 80, percentile: 20 });
  expect(green({})).toMatchObject({ value: 0.6, score: null });
});

test('an office has its own scale of space and no weight for schools', () => {
  const parts = score({ space: of(525), 'primary-school': of(1) }, 'office').parts;
  expect(parts.find(({ key }) => key === 'space')).toMatchObject({ worst: 50, best: 1_000, score: 50 });
  expect(parts.find(({ key }) => key === 'primary-school')).toMatchObject({ weight: 0, contribution: 0 });
});

test('a value of the caller is marked and replaces only what it names', () => {
  const measured = new Map<string, Measurement>(Object.entries(enough));
  const updates = [
    { key: 'energy', value: 400 },
    { identifier: 'a', key: 'energy', value: 50 },
    { key: 'green', value: 3 },
  ];
  const changed = withUpdates(measured, updates, 'a', year, () => 10);
  expect(changed.get('energy')).toMatchObject({ value: 50, custom: true });
  expect(withUpdates(measured, updates, 'b', year, () => 10).get('energy')?.value).toBe(400);
  expect(changed.get('green')).toMatchObject({ value: 3, percentile: 10, custom: true });
  expect(changed.get('space')).toBe(measured.get('space'));
  expect(measured.get('energy')?.value).toBe(225);
});

describe('for any values', () => {
  const keys = propertyScoreMetrics.map(({ key }) => key);
  const measurement = fc.record({
    value: fc.double({ min: -500, max: 500, noNaN: true }),
    level: fc.constantFrom('object', 'buurt', 'wijk', 'gemeente', 'pc4', 'country'),
    year: fc.integer({ min: 2010, max: 2026 }),
    percentile: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  const measured = fc.dictionary(fc.constantFrom(...keys), measurement);
  const use = fc.constantFrom<ScoreUse>('dwelling', 'office', 'shop', 'industry');

  test('contributions sum to the total, which like the confidence stays in its range', () => {
    fc.assert(
      fc.property(measured, use, (values, drawn) => {
        const result = score(values as Record<string, Measurement>, drawn);
        const sum = result.parts.reduce((total, part) => total + part.contribution, 0);
        if (result.score !== null) expect(sum).toBeCloseTo(result.score, 9);
        expect(sum).toBeLessThanOrEqual(100 + 1e-9);
        expect(result.score === null).toBe(result.completeness < 0.6 - 1e-9 || result.completeness === 0);
        if (result.confidence !== null) {
          expect(result.confidence).toBeGreaterThan(0.29);
          expect(result.confidence).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('a better value never lowers the sum of the contributions', () => {
    const sumOf = (values: Record<string, Measurement>) =>
      score(values).parts.reduce((total, part) => total + part.contribution, 0);
    fc.assert(
      fc.property(
        measured,
        fc.constantFrom(...propertyScoreMetrics.filter(({ scale }) => scale === 'linear')),
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (values, metric, value, step) => {
          const better = value + (metric.direction === 'higher' ? step : -step);
          const base = values as Record<string, Measurement>;
          const before = sumOf({ ...base, [metric.key]: of(value) });
          expect(sumOf({ ...base, [metric.key]: of(better) })).toBeGreaterThanOrEqual(before - 1e-9);
        },
      ),
    );
  });
});
