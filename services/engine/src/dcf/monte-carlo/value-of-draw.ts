import { years } from '../unit';
import type { WhatIf } from '../what-if';
import { type BucketFlows, partAt, partCount, type TypedFlows } from './typed-flows';

const leastRate = 0.001;
const share = (value: number) => Math.min(1, Math.max(0, value));

/** Market value of the portfolio under a draw, from its flows by type; null where the draw leaves no value. */
export function valueOfDraw(buckets: readonly BucketFlows[], draw: WhatIf): number | null {
  let total = 0;
  for (const { letOn, sellOff, canSellOff } of buckets) {
    const kept = sumOf(letOn, draw);
    if (kept === null) return null;
    const sold = canSellOff ? sumOf(sellOff, draw) : null;
    total += sold === null ? kept : Math.max(kept, sold);
  }
  return total;
}

function sumOf(flows: readonly TypedFlows[], draw: WhatIf): number | null {
  let sum = 0;
  for (const one of flows) {
    const value = typedValue(one, draw);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/**
 * Every amount is moved from its present value at the own parameters: by the discount factor of its year, by growth of
 * rents since year 1, by costs, by sale prices, and at the exit by the yield.
 */
function typedValue(flows: TypedFlows, draw: WhatIf): number | null {
  const { discountRate: rateStep = 0, exitYield: yieldStep = 0, rentGrowth: growthStep = 0 } = draw;
  const { vacancyRate: vacancyStep = 0, vacantValue = 0, costs = 0 } = draw;
  const { present, discountRate, exitYield, rentGrowth, vacancyRate, transferCosts } = flows;
  if (discountRate + rateStep <= rentGrowth + growthStep) return null;
  const perYear = (1 + discountRate) / (1 + discountRate + rateStep);
  const growth = (1 + rentGrowth + growthStep) / (1 + rentGrowth);
  const occupied = 1 - share(vacancyRate + vacancyStep);
  let [factor, grown, value] = [Math.sqrt(perYear), 1, 0];
  for (let year = 0; year <= years; year += 1) {
    const at = year * partCount;
    const part = (name: keyof typeof partAt) => present[at + partAt[name]] ?? 0;
    const rent = (part('rent') * grown + part('fixedRent')) * occupied;
    const management = (part('management') * grown + part('fixedManagement')) * (1 + costs);
    const others = part('costs') * (1 + costs) + part('sales') * (1 + vacantValue) + part('capex');
    const amount = rent + management + others;
    if (year < years) value += amount * factor;
    else value += ((amount * exitYield) / Math.max(leastRate, exitYield + yieldStep)) * perYear ** years;
    factor *= perYear;
    grown *= growth;
  }
  return value / (1 + transferCosts);
}
