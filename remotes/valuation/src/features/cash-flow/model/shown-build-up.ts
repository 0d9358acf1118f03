import { roundingStep, type Scenario, shownParts } from '@kavel/contracts';
import { sums } from './year-rows';

/** Euro. The displayed figures satisfy `flow + end = gross` and `gross + transfer = net`. */
export interface ShownBuildUp {
  flow: number;
  end: number;
  gross: number;
  /** Negative. */
  transfer: number;
  net: number;
}

/** Components of the net value of a scenario, rounded so that the displayed sums are exact. */
export function shownBuildUp(scenario: Scenario): ShownBuildUp {
  const parts = [sums(scenario).presentValue, scenario.endValuePresent, -Math.abs(scenario.transferCosts)];
  const [flow = 0, end = 0, transfer = 0] = shownParts(parts, roundingStep({ value: scenario.netValue }));
  return { flow, end, gross: flow + end, transfer, net: flow + end + transfer };
}
