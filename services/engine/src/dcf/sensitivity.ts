import type { DiscountRates } from './discount';
import type { Flows } from './flows';
import { years } from './unit';

/** Steps by which the discount rate and the exit yield are shifted for all units. */
export const sensitivitySteps = [-0.01, -0.005, 0, 0.005, 0.01] as const;

/** Minimum rate; larger downward steps are clipped. */
const leastRate = 0.001;

/** Adds a unit's net value for each step of discount rate (rows) and exit yield (columns). */
export function addSensitivity(sums: Float64Array, flows: Flows, rates: DiscountRates): void {
  const incomeOfYear16 = flows.endValue * rates.exitYield;
  sensitivitySteps.forEach((rateStep, row) => {
    const rate = Math.max(leastRate, rates.discountRate + rateStep);
    const income = presentValue(flows.net, rate);
    const afterEnd = (1 + rate) ** years;
    sensitivitySteps.forEach((yieldStep, column) => {
      const endValue = incomeOfYear16 / Math.max(leastRate, rates.exitYield + yieldStep);
      const place = row * sensitivitySteps.length + column;
      sums[place] = (sums[place] ?? 0) + (income + endValue / afterEnd) / (1 + rates.transferCosts);
    });
  });
}

function presentValue(net: Float64Array, rate: number): number {
  return net.reduce((sum, amount, year) => sum + amount / (1 + rate) ** (year + 0.5), 0);
}
