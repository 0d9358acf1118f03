import type { Scenario } from '@kavel/contracts';
import { heat, nearest } from '../../../common/heat';
import { lineRows, sums } from './year-rows';

const none = {
  rent: 0,
  vacancy: 0,
  turnoverCost: 0,
  maintenance: 0,
  management: 0,
  insurance: 0,
  propertyTax: 0,
  saleProceeds: 0,
  saleCost: 0,
};

const scenario: Scenario = {
  scenario: 'let-on',
  years: [
    { year: 1, lines: { ...none, maintenance: -20, rent: 100 }, net: 80, presentValue: 78 },
    { year: 2, lines: { ...none, maintenance: -21, rent: 102 }, net: 81, presentValue: 74 },
  ],
  endValue: 1000,
  endValuePresent: 400,
  grossValue: 552,
  transferCosts: 52,
  netValue: 500,
};

test('lines are in their usual order with their sum; empty lines are left out', () => {
  expect(lineRows(scenario)).toEqual([
    { line: 'rent', amounts: [100, 102], sum: 202 },
    { line: 'maintenance', amounts: [-20, -21], sum: -41 },
  ]);
  expect(sums(scenario)).toEqual({ net: 161, presentValue: 152 });
});

test('heat runs from the lowest to the highest value', () => {
  expect(
    heat([
      [10, 20],
      [30, 15],
    ]),
  ).toEqual([
    [0, 0.5],
    [1, 0.25],
  ]);
  expect(heat([[7, 7]])).toEqual([[0.5, 0.5]]);
});

test('the nearest step is the current one', () => {
  expect(nearest([0.05, 0.055, 0.06], 0.0551)).toBe(1);
  expect(nearest([], 1)).toBe(-1);
});
