import { type CashFlow, cashFlowLines, type OperatingCostParams, type Scenario } from '@kavel/contracts';
import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { addUnit, betterOf, byId, emptySums, type ScenarioSums } from './cash-flow-values';
import { type Flows, lineAt, lineCount } from './flows';
import { unitParameters } from './parameters';
import { requireRateAboveGrowth } from './rate-above-growth';
import { letOn, sellOff } from './scenarios';
import { addSensitivity, sensitivitySteps } from './sensitivity';
import { sourcedParameters } from './sourced-parameters';
import type { CashFlowUnit } from './unit';
import { parametersUnder, unitUnder, type WhatIf } from './what-if';

/** A bucket is one complex: its market value is that of its better scenario. */
export type PortfolioCashFlow = Omit<CashFlow, 'excluded' | 'valueDate' | 'capexLeftOut'>;

/**
 * Cash flow of a portfolio: the sum of its units, by bucket and in total. The total's market value is the sum over
 * buckets. `bucketNames` has each unit's bucket and defines their order. `parameters` and the centre of the sensitivity
 * are before `whatIf`. Throws RateAtOrBelowGrowth.
 */
export function portfolioCashFlow(
  units: readonly CashFlowUnit[],
  bucketNames: ReadonlyMap<string, string>,
  valueDate: string,
  overrides: OperatingCostParams,
  whatIf: WhatIf = {},
  norms: CashFlowNorms = currentNorms,
): PortfolioCashFlow {
  const sorted = units.toSorted(byId).map(unit => unitUnder(unit, whatIf));
  const total = emptySums();
  const buckets = new Map<string, ScenarioSums>();
  const grid = new Float64Array(sensitivitySteps.length ** 2);
  for (const unit of sorted) {
    const parameters = parametersUnder(unitParameters(unit, valueDate, overrides, norms), whatIf);
    requireRateAboveGrowth(parameters);
    const bucket = buckets.get(unit.bucket) ?? emptySums();
    buckets.set(unit.bucket, bucket);
    const flows = { letOn: letOn(unit, parameters, valueDate), sellOff: sellOff(unit, parameters) };
    for (const sums of [total, bucket]) addUnit(sums, flows);
    addSensitivity(grid, flows.letOn, parameters);
  }
  const byBucket = [...bucketNames].flatMap(([bucket, name]) => {
    const sums = buckets.get(bucket);
    return sums ? [{ bucket, name, units: sums.units, ...present(sums), marketValue: betterOf(sums) }] : [];
  });
  const marketValue = byBucket.reduce((sum, bucket) => sum + bucket.marketValue, 0);
  const parameters = sourcedParameters(sorted, valueDate, overrides, norms);
  return {
    parameters,
    total: { ...present(total), marketValue },
    byBucket,
    sensitivity: sensitivityOf(grid, parameters),
  };
}

function present(sums: ScenarioSums): { letOn: Scenario; sellOff: Scenario | null } {
  return {
    letOn: scenarioOf('let-on', sums.letOn),
    sellOff: sums.canSellOff ? scenarioOf('sell-off', sums.sellOff) : null,
  };
}

function scenarioOf(scenario: Scenario['scenario'], flows: Flows): Scenario {
  const { endValue, endValuePresent, grossValue, transferCosts, netValue } = flows;
  const capex = flows.net.map((_, i) => flows.lines[i * lineCount + lineAt.capex] ?? 0);
  const isPlanned = capex.some(amount => amount !== 0);
  return {
    scenario,
    years: Array.from(flows.net, (net, i) => ({
      year: i + 1,
      lines: Object.fromEntries(
        cashFlowLines.map(line => [line, flows.lines[i * lineCount + lineAt[line]] ?? 0]),
      ) as Scenario['years'][number]['lines'],
      ...(isPlanned ? { capex: capex[i] ?? 0 } : {}),
      net,
      presentValue: flows.present[i] ?? 0,
    })),
    endValue,
    endValuePresent,
    grossValue,
    transferCosts,
    netValue,
  };
}

function sensitivityOf(grid: Float64Array, parameters: CashFlow['parameters']): CashFlow['sensitivity'] {
  const size = sensitivitySteps.length;
  const around = (key: string) => {
    const middle = parameters.find(parameter => parameter.key === key)?.value ?? 0;
    return sensitivitySteps.map(step => Math.round((middle + step) * 1e6) / 1e6);
  };
  return {
    discountRates: around('discountRate'),
    exitYields: around('exitYield'),
    values: sensitivitySteps.map((_, row) => [...grid.subarray(row * size, (row + 1) * size)]),
  };
}
