import { roundingStep, type Scenario, shownParts } from '@kavel/contracts';
import { sums } from './year-rows';

/** Euro. `flow + end = gross` and `gross + transfer = net`, as shown. */
export interface ShownBuildUp {
  flow: number;
  end: number;
  gross: number;
  /** Below zero. */
  transfer: number;
  net: number;
}

/** How the net value of a scenario adds up, each part rounded so that the sums hold as they are shown. */
export function shownBuildUp(scenario: Scenario): ShownBuildUp {
  const parts = [sums(scenario).presentValue, scenario.endValuePresent, -Math.abs(scenario.transferCosts)];
  const [flow = 0, end = 0, transfer = 0] = shownParts(parts, roundingStep({ value: scenario.netValue }));
  return { flow, end, gross: flow + end, transfer, net: flow + end + transfer };
}
