import { labelEffect, labelSteps } from './label-effect';
import { valueOfJump } from './value-of-jump';

const jump = { value: 400_000, from: 'G', to: 'A', bouwjaar: 1970, dwelling: 'terraced' } as const;

test('from G to A: four steps of 2.1 % and two of 2.7 %, between Calcasa and NVM', () => {
  expect(labelSteps(jump).map(({ from, to, rate }) => `${from}${to} ${rate}`)).toEqual([
    'GF 0.021',
    'FE 0.021',
    'ED 0.021',
    'DC 0.021',
    'CB 0.027',
    'BA 0.027',
  ]);
  const { low, middle, high } = valueOfJump(jump);
  expect(low).toEqual({ rate: 0.041, amount: 16_400 });
  expect(middle).toEqual({ rate: expect.closeTo(0.138, 9), amount: 55_200 });
  expect(high).toEqual({ rate: expect.closeTo(0.171, 9), amount: 68_400 });
});

test.each([
  [1919, 0.027 * 1.41],
  [1920, 0.027],
  [1995, 0.027],
  [1996, 0.027 * 0.56],
  [null, 0.027],
])('a step from B to A in a dwelling of %s', (bouwjaar, rate) => {
  expect(labelEffect({ from: 'B', to: 'A', bouwjaar }).middle).toBeCloseTo(rate, 9);
});

test('what is left counts the dearest measures against the smallest effect', () => {
  const { cost, left } = valueOfJump({ ...jump, dwelling: 'semi-detached' });
  expect(cost).toEqual({ low: 20_000, high: 40_000 });
  expect(left).toEqual({ low: 16_400 - 40_000, middle: 55_200 - 30_000, high: 68_400 - 20_000 });
});

test('nothing is known beyond A: a jump to A+++ counts as one to A', () => {
  expect(labelEffect({ from: 'C', to: 'A+++', bouwjaar: null })).toEqual(
    labelEffect({ from: 'C', to: 'A', bouwjaar: null }),
  );
});

test('every figure has a source with its year', () => {
  expect(valueOfJump(jump).sources.map(({ part, source, year }) => `${part}: ${source} ${year}`)).toEqual([
    'low: Calcasa 2025',
    'middle: brainbay 2023',
    'high: NVM 2022',
    'cost: TNO/CPB 2023',
  ]);
});
