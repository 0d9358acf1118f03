import { madeUpScorePart } from '@kavel/contracts/testing';
import { sliderRange } from './slider-range';

test('a slider goes from worst to best in steps of a power of ten', () => {
  const part = madeUpScorePart({ worst: 400, best: 50, value: 225 });
  expect(sliderRange(part, undefined)).toEqual({ min: 50, max: 400, step: 1 });
  expect(sliderRange({ ...part, worst: 8, best: 0.4, value: 1.2 }, undefined).step).toBeCloseTo(0.1);
});

test('a value outside of the scale is inside of the slider', () => {
  const part = madeUpScorePart({ worst: 400, best: 50, value: 520 });
  expect(sliderRange(part, 20)).toMatchObject({ min: 20, max: 520 });
});

test('a rank goes to twice the highest value that is known', () => {
  const part = madeUpScorePart({
    scale: 'percentile',
    worst: 0,
    best: 100,
    value: 300_000,
    reference: { country: 350_000, gemeente: null },
  });
  expect(sliderRange(part, undefined)).toEqual({ min: 0, max: 700_000, step: 10_000 });
});
