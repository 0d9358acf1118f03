import { type CashFlowLine, cashFlowLines } from '@kavel/contracts';
import { years } from './unit';

/** The lines of the year table, and planned expenses, which have a field of their own there. */
const engineLines = [...cashFlowLines, 'capex'] as const;

/**
 * Amounts of one scenario of one unit, or of a sum of units. `lines` has for each year the lines in the order of
 * `engineLines`; `net` and `present` have one amount per year. All in euro.
 */
export interface Flows {
  lines: Float64Array;
  net: Float64Array;
  present: Float64Array;
  endValue: number;
  endValuePresent: number;
  grossValue: number;
  transferCosts: number;
  netValue: number;
}

/** Room to write one scenario of one unit in. Where only its value is kept, many units can be written in the same room. */
export interface FlowRoom {
  lines: Float64Array;
  year16: Float64Array;
  net: Float64Array;
  present: Float64Array;
}

export const lineCount = engineLines.length;

/** Index of a line within a year. */
export const lineAt = Object.fromEntries(engineLines.map((line, i) => [line, i])) as Record<
  CashFlowLine | 'capex',
  number
>;

export function newRoom(): FlowRoom {
  return {
    lines: new Float64Array(years * lineCount),
    year16: new Float64Array(lineCount),
    net: new Float64Array(years),
    present: new Float64Array(years),
  };
}

export function emptyFlows(): Flows {
  const { lines, net, present } = newRoom();
  return {
    ...{ lines, net, present },
    endValue: 0,
    endValuePresent: 0,
    grossValue: 0,
    transferCosts: 0,
    netValue: 0,
  };
}

/** Adds `more` to `sum` in place. */
export function addFlows(sum: Flows, more: Flows): void {
  addTo(sum.lines, more.lines);
  addTo(sum.net, more.net);
  addTo(sum.present, more.present);
  sum.endValue += more.endValue;
  sum.endValuePresent += more.endValuePresent;
  sum.grossValue += more.grossValue;
  sum.transferCosts += more.transferCosts;
  sum.netValue += more.netValue;
}

/** `start` and the amounts, added up in their order. */
export function sumOf(amounts: Float64Array, start = 0): number {
  let sum = start;
  for (const amount of amounts) sum += amount;
  return sum;
}

function addTo(sum: Float64Array, more: Float64Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + (more[i] ?? 0);
}
