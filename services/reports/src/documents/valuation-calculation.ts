import {
  type CashFlow,
  type CashFlowLine,
  cashFlowLines,
  roundedTo,
  roundingStep,
  type Scenario,
  shownParts,
  shownValue,
} from '@kavel/contracts';
import { lineOf } from './content';

/** Years, build-up, parameters and sensitivity; amounts are rounded as on the screens. */
export function calculationFigures({ total, parameters, sensitivity, excluded }: CashFlow) {
  return {
    marketValue: shownValue({ value: total.marketValue }),
    letOn: scenarioFigures(total.letOn),
    sellOff: total.sellOff && scenarioFigures(total.sellOff),
    excluded: excluded.length,
    parameters: parameters.map(({ key, value, default: standard, override, source, year }) => ({
      key,
      value,
      standard: override === null ? null : standard,
      source: lineOf(source.includes(String(year)) ? source : `${source} (${year})`),
    })),
    sensitivity: sensitivityFigures(sensitivity),
  };
}

function scenarioFigures(scenario: Scenario) {
  const step = roundingStep({ value: scenario.netValue });
  const shown = (amount: number) => roundedTo(amount, step);
  return {
    ...yearFigures(scenario),
    endValuePresent: shown(scenario.endValuePresent),
    grossValue: shown(scenario.grossValue),
    transferCosts: -Math.abs(shown(scenario.transferCosts)),
    netValue: shown(scenario.netValue),
  };
}

/** Planned expenses have a field of their own beside the lines. */
const shownLines = [...cashFlowLines, 'capex'] as const;

function amountOf({ lines, capex = 0 }: Scenario['years'][number], line: CashFlowLine | 'capex'): number {
  return line === 'capex' ? capex : lines[line];
}

/** Lines that are not zero in every year. In each year they add up to the net cash flow. */
function yearFigures({ years }: Scenario) {
  const lines = shownLines.filter(line => years.some(year => Math.abs(amountOf(year, line)) >= 0.5));
  const usual = years.reduce((sum, { net }) => sum + Math.abs(net), 0) / Math.max(1, years.length);
  const step = roundingStep({ value: usual });
  return {
    lines,
    years: years.map(one => ({
      year: one.year,
      amounts: shownParts(
        lines.map(line => amountOf(one, line)),
        step,
      ),
      net: roundedTo(one.net, step),
      presentValue: roundedTo(one.presentValue, step),
    })),
  };
}

/** Values by discount rate and exit yield, with the place of the valuation's own rates: the middle step of both. */
function sensitivityFigures({ discountRates, exitYields, values }: CashFlow['sensitivity']) {
  return {
    rates: discountRates,
    yields: exitYields,
    values: values.map(row => row.map(value => shownValue({ value }))),
    base: { row: Math.floor(discountRates.length / 2), column: Math.floor(exitYields.length / 2) },
  };
}
