import { tornadoChanges, tornadoOf, type WhatIfOutcome } from '@kavel/contracts/valuations';
import { changesOf, rentGrid, valuesOf } from './rent-grid';

const valued = (value: number): WhatIfOutcome => ({
  outcome: 'valued',
  letOn: value,
  sellOff: null,
  marketValue: value,
});

test('a vacancy of 5 % moves both ways, one of 1 % only upwards', () => {
  expect(rentGrid(0.05).vacancy).toEqual([-0.02, -0.01, 0, 0.01, 0.02]);
  expect(rentGrid(0.01).vacancy).toEqual([0, 0.01, 0.02, 0.03, 0.04]);
});

test('cells are asked and placed row by row; one without a value stays empty', () => {
  const grid = { growth: [0, 0.01], vacancy: [0, 0.02] };
  expect(changesOf(grid)).toEqual([
    { rentGrowth: 0, vacancyRate: 0 },
    { rentGrowth: 0, vacancyRate: 0.02 },
    { rentGrowth: 0.01, vacancyRate: 0 },
    { rentGrowth: 0.01, vacancyRate: 0.02 },
  ]);
  const outcomes = [valued(10), valued(9), valued(12), { outcome: 'rate-at-or-below-growth' } as const];
  expect(valuesOf(grid, outcomes)).toEqual([
    [10, 9],
    [12, null],
  ]);
});

test('a tornado leaves out what changes nothing', () => {
  const outcomes = tornadoChanges.map(({ discountRate = 0 }) => valued(1000 - discountRate * 10_000));
  expect(tornadoOf(outcomes)).toEqual({
    base: 1000,
    effects: [{ key: 'discountRate', range: 0.005, low: 1050, high: 950 }],
  });
  expect(tornadoOf([{ outcome: 'rate-at-or-below-growth' }])).toBeNull();
});
