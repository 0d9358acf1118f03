import { revaluedCauses } from '@kavel/contracts';
import { unitParameters } from '../dcf/parameters';
import { RateAtOrBelowGrowth } from '../dcf/rate-above-growth';
import { weighedOf } from '../dcf/reconciliation';
import { bestOfBuckets, type ScenarioValues, scenarioValues } from '../dcf/unit-values';
import { type BridgeEffects, cents } from './bridge-steps';
import {
  type FlowInputs,
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
  bucket: string;
  inputs: FlowInputs | undefined;
  flow: Flow | undefined;
  /** The values of its flow at its value by comparison. */
  scenarios: ScenarioValues | undefined;
  /** Its weighed value in whole cents. */
  weighed: number;
  effects: BridgeEffects;
}

/** A cash flow with what it is of. */
interface Flow extends FlowInputs {
  values: ScenarioValues;
}

function startOf(pair: WeighedPair): MovingUnit {
  const { before, after } = pair;
  const flow = flowOf(before);
  const bucket = bucketOf(before) ?? bucketOf(after) ?? '';
  return {
    pair,
    comparison: before.comparison,
    weight: before.terms.weight,
    bucket,
    inputs: flow,
    flow,
    scenarios: flow && scenariosAt(before.comparison, flow, pair.key, bucket),
    weighed: cents(before.weighed),
    effects: {},
  };
}

/** The flow that the valuation of this side has computed. */
function flowOf({ cashFlow, terms }: WeighedSide): Flow | undefined {
  if (typeof cashFlow === 'string') return undefined;
  return { unit: cashFlow.unit, rentsOn: terms.valueDate, terms, values: cashFlow.values };
}

function bucketOf({ cashFlow }: WeighedSide): string | undefined {
  return typeof cashFlow === 'string' ? undefined : cashFlow.bucket;
}

/** Replaces the inputs of this step; whether any value can differ after that. */
function take(step: (typeof revaluedCauses)[number], unit: MovingUnit): boolean {
  const { pair, flow, weight, comparison, bucket } = unit;
  const { after } = pair;
  unit.comparison += pair.compared[step] ?? 0;
  if (step === 'parameters') unit.weight = after.terms.weight;
  if (step === 'other') unit.bucket = bucketOf(after) ?? bucket;
  unit.inputs = replaceInputs(step, unit.inputs, pair);
  unit.flow = unit.inputs && flowFrom(unit.inputs, flow, pair);
  const isSame = unit.flow === flow && unit.comparison === comparison && unit.bucket === bucket;
  if (!isSame) unit.scenarios = unit.flow && scenariosAt(unit.comparison, unit.flow, pair.key, unit.bucket);
  return !isSame || unit.weight !== weight;
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

/** Values in both scenarios at another vacant value: they are linear in that. */
function scenariosAt(
  vacantValue: number,
  { unit, values }: Flow,
  id: string,
  bucket: string,
): ScenarioValues {
  const { letOn, sellOff, perVacantEuro } = values;
  if (sellOff === null || unit.vacantValue === null) return { ...values, id, bucket };
  const net = sellOff.net + (vacantValue - unit.vacantValue) * perVacantEuro;
  return { id, bucket, letOn, sellOff: { ...sellOff, net }, perVacantEuro };
}

function weighAll(units: readonly MovingUnit[], step: keyof BridgeEffects): void {
  const best = bestOfBuckets(units.flatMap(({ scenarios }) => scenarios ?? []));
  for (const unit of units)
    moveTo(weighedOf(unit.comparison, best.get(unit.pair.key), unit.weight), step, unit);
}

function moveTo(weighed: number, step: keyof BridgeEffects, unit: MovingUnit): void {
  const rounded = cents(weighed);
  unit.effects[step] = cents(rounded - unit.weighed);
  unit.weighed = rounded;
}
