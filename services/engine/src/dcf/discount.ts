import { factorsOf } from './factors';
import { type FlowRoom, type Flows, lineCount, sumOf } from './flows';
import { years } from './unit';

export interface DiscountRates {
  discountRate: number;
  exitYield: number;
  transferCosts: number;
}

/**
 * Computes flows from their lines, in the same room: gross = Σ netₜ / (1 + d)^(t − ½) + end / (1 + d)^15 with end = income
 * of year 16 / exit yield; net = gross / (1 + transfer costs).
 */
export function discount(
  { lines, net, present }: Omit<FlowRoom, 'year16'>,
  incomeOfYear16: number,
  rates: DiscountRates,
): Flows {
  const { whole, middle } = factorsOf(rates.discountRate);
  for (let year = 0; year < years; year += 1) {
    let sum = 0;
    for (let line = 0; line < lineCount; line += 1) sum += lines[year * lineCount + line] ?? 0;
    net[year] = sum;
    present[year] = sum / (middle[year] ?? 1);
  }
  const endValue = incomeOfYear16 / rates.exitYield;
  const endValuePresent = endValue / (whole[years] ?? 1);
  const grossValue = sumOf(present, endValuePresent);
  const netValue = grossValue / (1 + rates.transferCosts);
  return {
    lines,
    net,
    present,
    endValue,
    endValuePresent,
    grossValue,
    transferCosts: grossValue - netValue,
    netValue,
  };
}
