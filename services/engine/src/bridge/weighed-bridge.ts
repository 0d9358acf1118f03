import { revaluedCauses } from '@kavel/contracts';
import { unitParameters } from '../dcf/parameters';
import { RateAtOrBelowGrowth } from '../dcf/rate-above-growth';
import { weighedOf } from '../dcf/reconciliation';
import { bestOfBuckets, type ScenarioValues, scenarioValues } from '../dcf/unit-values';
import { type BridgeEffects, cents } from './bridge-steps';
import {
  type FlowInputs,
  inputsOf,
  isSameFlow,
  replaceInputs,
  type WeighedPair,
  type WeighedSide,
} from './weighed-inputs';

/**
 * The steps of each unit's weighed value W = (1 − w)·C + w·D, with its value by comparison C and by cash flow D. The inputs
 * of before are replaced by those of after one step after the other, and W is computed again over all units each time:
 * C as its own bridge says; the market rents with the market; area, type and bouwjaar; the agreed rents with their terms;
 * parameters, norms, costs, planned expenses and the weight; the buckets last. A unit's D is that of the better scenario
 * of its bucket, so that units which left or came can change that of others: that is counted as `removed` and `added`.
 * Values are in whole cents after each step, so that the steps add up to the cent (decision 0334).
 */
export function weighedEffects(pairs: readonly WeighedPair[]): Map<string, BridgeEffects> {
  const units = pairs.map(startOf);
  weighAll(units, 'removed');
  for (const step of revaluedCauses) {
    const changed = units.filter(unit => take(step, unit));
    if (changed.length > 0) weighAll(units, step);
  }
  for (const unit of units) moveTo(unit.pair.after.weighed, 'added', unit);
  return new Map(units.map(({ pair, effects }) => [pair.key, effects]));
}

/** A unit on its way from before to after. */
interface MovingUnit {
  pair: WeighedPair;
  /** Its value by comparison. */
  comparison: number;
  weight: number;
  inputs: FlowInputs | undefined;
  flow: Flow | undefined;
  /** Its weighed value in whole cents. */
  weighed: number;
  effects: BridgeEffects;
}

/** A cash flow with what it is of. */
interface Flow extends FlowInputs {
  values: ScenarioValues;
}

function startOf(pair: WeighedPair): MovingUnit {
  const { before } = pair;
  return {
    pair,
    comparison: before.comparison,
    weight: before.terms.weight,
    inputs: inputsOf(before),
    flow: flowOf(before),
    weighed: cents(before.weighed),
    effects: {},
  };
}

/** The flow that the valuation of this side has computed. */
function flowOf(side: WeighedSide): Flow | undefined {
  const inputs = inputsOf(side);
  return inputs && typeof side.cashFlow !== 'string'
    ? { ...inputs, values: side.cashFlow.values }
    : undefined;
}

/** Replaces the inputs of this step; whether any value can differ after that. */
function take(step: (typeof revaluedCauses)[number], unit: MovingUnit): boolean {
  const { pair, flow, inputs } = unit;
  const compared = pair.compared[step] ?? 0;
  unit.comparison += compared;
  if (step === 'parameters') unit.weight = pair.after.terms.weight;
  unit.inputs = replaceInputs(step, inputs, pair);
  unit.flow = unit.inputs && flowFrom(unit.inputs, flow, pair);
  const isInOtherBucket = unit.inputs?.unit.bucket !== inputs?.unit.bucket;
  return compared !== 0 || step === 'parameters' || unit.flow !== flow || isInOtherBucket;
}

/**
 * The same inputs give the same cash flow, so that only what changed is computed. Inputs for which there is no value keep
 * the last flow, so that the next step has the effect.
 */
function flowFrom(inputs: FlowInputs, last: Flow | undefined, { after }: WeighedPair): Flow | undefined {
  if (last && isSameFlow(last, inputs)) return last;
  const final = flowOf(after);
  if (final && isSameFlow(final, inputs)) return final;
  const { unit, rentsOn, terms } = inputs;
  const parameters = unitParameters(unit, terms.valueDate, terms.params, terms.norms);
  try {
    return { ...inputs, values: scenarioValues(unit, rentsOn, parameters) };
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    return last;
  }
}

function weighAll(units: readonly MovingUnit[], step: keyof BridgeEffects): void {
  const best = bestOfBuckets(units.flatMap(scenariosNow));
  for (const unit of units)
    moveTo(weighedOf(unit.comparison, best.get(unit.pair.key), unit.weight), step, unit);
}

/** Its values in both scenarios, at its value by comparison as vacant value: they are linear in that. */
function scenariosNow({ pair, inputs, flow, comparison }: MovingUnit): ScenarioValues[] {
  if (!inputs || !flow) return [];
  const { letOn, sellOff, perVacantEuro } = flow.values;
  const more = (comparison - (flow.unit.vacantValue ?? comparison)) * perVacantEuro;
  return [
    {
      ...{ id: pair.key, bucket: inputs.unit.bucket, letOn, perVacantEuro },
      sellOff: sellOff && { ...sellOff, net: sellOff.net + more },
    },
  ];
}

function moveTo(weighed: number, step: keyof BridgeEffects, unit: MovingUnit): void {
  const rounded = cents(weighed);
  unit.effects[step] = cents(rounded - unit.weighed);
  unit.weighed = rounded;
}
