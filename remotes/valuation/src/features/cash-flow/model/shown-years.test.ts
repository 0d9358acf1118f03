import { cashFlowLines, type Scenario } from '@kavel/contracts';
import fc from 'fast-check';
import { shownBuildUp } from './shown-build-up';
import { shownYears } from './shown-years';

const none = Object.fromEntries(cashFlowLines.map(line => [line, 0])) as Scenario['years'][number]['lines'];
const year = (n: number, rent: number, maintenance: number): Scenario['years'][number] => ({
  year: n,
  lines: { ...none, rent, maintenance: -maintenance },
  net: rent - maintenance,
  presentValue: (rent - maintenance) / 1.065 ** n,
});
const scenarioOf = (years: Scenario['years'], netValue: number): Scenario => ({
  scenario: 'let-on',
  years,
  endValue: netValue,
  endValuePresent: netValue / 2,
  grossValue: netValue * 1.104,
  transferCosts: netValue * 0.104,
  netValue,
});

test('a year of about 48,000 is shown in steps of 100, the sums as in the build-up', () => {
  const scenario = scenarioOf([year(1, 56_123.45, 8_765.43), year(2, 57_246.9, 8_940.74)], 812_345);
  const shown = shownYears(scenario);
  expect(shown.lines.map(({ line, amounts }) => [line, amounts])).toEqual([
    ['rent', [56_100, 57_200]],
    ['maintenance', [-8_700, -8_900]],
  ]);
  expect(shown.net.amounts).toEqual([47_400, 48_300]);
  expect(shown.presentValue.sum).toBe(shownBuildUp(scenario).flow);
});

test('in every column the lines add up to the displayed net cash flow', () => {
  const amount = fc.integer({ min: 100, max: 900_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 15 }), pairs => {
      const shown = shownYears(
        scenarioOf(
          pairs.map(([rent, cost], at) => year(at + 1, rent, cost)),
          5_000_000,
        ),
      );
      shown.net.amounts.forEach((net, at) => {
        expect(shown.lines.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0)).toBe(net);
      });
      expect(shown.lines.reduce((total, { sum }) => total + sum, 0)).toBe(shown.net.sum);
    }),
  );
});
