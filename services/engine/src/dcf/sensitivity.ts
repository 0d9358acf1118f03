import { discount } from './discount';
import { letOnLines } from './scenarios';
import type { CashFlowUnit, UnitParameters } from './unit';

/** Steps by which the discount rate and the exit yield are moved for everything at once. */
export const sensitivitySteps = [-0.01, -0.005, 0, 0.005, 0.01] as const;

/** Rates never fall below this; the step is cut off there. */
const leastRate = 0.001;

/** Adds a unit's net let-on value for each step of discount rate (rows) and exit yield (columns). */
export function addSensitivity(
  sums: Float64Array,
  unit: CashFlowUnit,
  parameters: UnitParameters,
  valueDate: string,
): void {
  const { lines, incomeOfYear16 } = letOnLines(unit, parameters, valueDate);
  const { discountRate, exitYield, transferCosts } = parameters;
  sensitivitySteps.forEach((rateStep, row) => {
    const rate = Math.max(leastRate, discountRate + rateStep);
    const base = discount(lines, 0, { discountRate: rate, exitYield, transferCosts }).netValue;
    sensitivitySteps.forEach((yieldStep, column) => {
      const endValue = incomeOfYear16 / Math.max(leastRate, exitYield + yieldStep);
      const endValuePresent = endValue / (1 + rate) ** 15 / (1 + transferCosts);
      const place = row * sensitivitySteps.length + column;
      sums[place] = (sums[place] ?? 0) + base + endValuePresent;
    });
  });
}
