import { revaluedCauses } from '@kavel/contracts';
import { unitParameters } from '../dcf/parameters';
import { RateAtOrBelowGrowth } from '../dcf/rate-above-growth';
import { weighedOf } from '../dcf/reconciliation';
import { bestOfBuckets, type ScenarioValues, scenarioValues } from '../dcf/unit-values';
import { type BridgeEffects, cents } from './bridge-steps';
import {
  type ChainStep,
  type FlowInputs,
  has,
  inputsAt,
  isSameFlow,
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
  for (const step of ['removed', ...revaluedCauses] as const) {
    for (const unit of units) take(step, unit);
    const best = bestOfBuckets(units.flatMap(scenariosNow));
    for (const unit of units) {
      const { key, before, after } = unit.pair;
      const { weight } = (has(step, 'parameters') ? after : before).terms;
      moveTo(weighedOf(unit.comparison, best.get(key), weight), step, unit);
    }
  }
  for (const unit of units) moveTo(unit.pair.after.weighed, 'added', unit);
  return new Map(units.map(({ pair, effects }) => [pair.key, effects]));
}

/** A unit on its way from before to after. */
interface MovingUnit {
  pair: WeighedPair;
  /** Its value by comparison. */
  comparison: number;
  bucket: string;
  flow: Flow | undefined;
  /** Of before and after. */
  knownFlows: readonly Flow[];
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
  return {
    pair,
    comparison: before.comparison,
    bucket: '',
    flow: undefined,
    knownFlows: [...knownFlow(before), ...knownFlow(after)],
    weighed: cents(before.weighed),
    effects: {},
  };
}

function knownFlow({ cashFlow, terms }: WeighedSide): Flow[] {
  if (typeof cashFlow === 'string') return [];
  const { unit, values } = cashFlow;
  return [{ unit, values, rentsOn: terms.valueDate, terms }];
}

/** Replaces the inputs of this step. */
function take(step: ChainStep, unit: MovingUnit): void {
  if (step !== 'removed') unit.comparison += unit.pair.compared[step] ?? 0;
  const inputs = inputsAt(step, unit.pair);
  unit.bucket = inputs?.unit.bucket ?? '';
  unit.flow = inputs && flowOf(inputs, unit);
}

/**
 * The same inputs give the same cash flow, so that only what changed is computed. Inputs for which there is no value keep
 * the flow before, so that the next step has the effect.
 */
function flowOf(inputs: FlowInputs, { flow, knownFlows }: MovingUnit): Flow | undefined {
  if (flow && isSameFlow(flow, inputs)) return flow;
  const known = knownFlows.find(one => isSameFlow(one, inputs));
  if (known) return known;
  const { unit, rentsOn, terms } = inputs;
  const parameters = unitParameters(unit, terms.valueDate, terms.params, terms.norms);
  try {
    return { ...inputs, values: scenarioValues(unit, rentsOn, parameters) };
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    return flow;
  }
}

/** Its values in both scenarios, at its value by comparison as vacant value: they are linear in that. */
function scenariosNow({ pair, bucket, flow, comparison }: MovingUnit): ScenarioValues[] {
  if (!flow) return [];
  const { unit, values } = flow;
  const more = (comparison - (unit.vacantValue ?? comparison)) * values.perVacantEuro;
  const sellOff = values.sellOff && { ...values.sellOff, net: values.sellOff.net + more };
  return [{ ...values, id: pair.key, bucket, sellOff }];
}

function moveTo(weighed: number, step: keyof BridgeEffects, unit: MovingUnit): void {
  const rounded = cents(weighed);
  unit.effects[step] = cents(rounded - unit.weighed);
  unit.weighed = rounded;
}
