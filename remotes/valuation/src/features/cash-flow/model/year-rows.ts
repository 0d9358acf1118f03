import { type CashFlowLine, cashFlowLines, type Scenario } from '@kavel/contracts';

/** Planned expenses have a field of their own, which older answers lack. */
export type ShownLine = CashFlowLine | 'capex';

const shownLines: readonly ShownLine[] = cashFlowLines.flatMap(line =>
  line === 'propertyTax' ? [line, 'capex' as const] : [line],
);

export interface LineRow {
  line: ShownLine;
  /** One amount a year, euro. */
  amounts: readonly number[];
  sum: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Lines of a scenario in their usual order; lines that are zero in every year are left out. */
export function lineRows(scenario: Scenario): LineRow[] {
  return shownLines
    .map(line => {
      const amounts = scenario.years.map(({ lines, capex = 0 }) =>
        line === 'capex' ? capex : (lines[line] ?? 0),
      );
      return { line, amounts, sum: sumOf(amounts) };
    })
    .filter(({ amounts }) => amounts.some(amount => amount !== 0));
}

export function sums(scenario: Scenario): { net: number; presentValue: number } {
  return {
    net: sumOf(scenario.years.map(({ net }) => net)),
    presentValue: sumOf(scenario.years.map(({ presentValue }) => presentValue)),
  };
}
