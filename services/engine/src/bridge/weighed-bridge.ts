import { type OperatingCostParams, revaluedCauses } from '@kavel/contracts';
import { unitParameters } from '../dcf/parameters';
import { RateAtOrBelowGrowth } from '../dcf/rate-above-growth';
import type { CashFlowUnit } from '../dcf/unit';
import { bestOfBuckets, type ScenarioValues, scenarioValues } from '../dcf/unit-values';
import type { CashFlowNorms } from '../parameters/cash-flow-norms';
import { type BridgeEffects, cents } from './bridge-steps';

/** Parameters of the cash flow of a valuation, and the share of the cash flow in its weighed values. */
export interface WeighedTerms {
  valueDate: string;
  params: OperatingCostParams;
  norms: CashFlowNorms;
  weight: number;
}

/** A unit on one side of a weighed bridge. Euro. */
export interface WeighedSide {
  /** The approved value, by comparison. */
  comparison: number;
  /** The same weighed with the cash flow, as the whole valuation has it. */
  weighed: number;
  terms: WeighedTerms;
  /** Inputs of its cash flow, or what is missing for one; then its weighed value is that by comparison. */
  cashFlow: WeighedCashFlow | 'no-area' | 'no-rent';
}

export interface WeighedCashFlow {
  unit: CashFlowUnit;
  /** Whether the rent that is paid is known; else it is the market rent. */
  isAgreed: boolean;
  /** Whether the market rent is an estimate; else it is the rent that is paid. */
  isEstimated: boolean;
}

/** A unit in both sides, with the effects on its value by comparison. */
export interface WeighedPair {
  key: string;
  before: WeighedSide;
  after: WeighedSide;
  compared: BridgeEffects;
}

type Step = (typeof revaluedCauses)[number];

/**
 * The steps of each unit's weighed value W = (1 − w)·C + w·D, with its value by comparison C and by cash flow D. The inputs
 * of before are replaced by those of after one step after the other, and W is computed again over all units each time:
 * C as its own bridge says; the market rents with the market; area, type and bouwjaar; the agreed rents with their terms;
 * parameters, norms, costs, planned expenses and the weight; the buckets last. A unit's D is that of the better scenario
 * of its bucket, so that units which left or came can change that of others: that is counted as `removed` and `added`.
 * Values are in whole cents after each step, so that the steps add up to the cent (decision 0334).
 */
export function weighedEffects(pairs: readonly WeighedPair[]): Map<string, BridgeEffects> {
  const effects = new Map<string, BridgeEffects>();
  let last = new Map(pairs.map(({ key, before }) => [key, cents(before.weighed)]));
  const move = (step: keyof BridgeEffects, values: ReadonlyMap<string, number>) => {
    for (const { key } of pairs) {
      const amount = cents(cents(values.get(key) ?? 0) - (last.get(key) ?? 0));
      effects.set(key, { ...effects.get(key), [step]: amount });
    }
    last = new Map([...values].map(([key, value]) => [key, cents(value)]));
  };
  const chain = chainOf(pairs);
  move('removed', chain('removed'));
  for (const step of revaluedCauses) move(step, chain(step));
  move('added', new Map(pairs.map(({ key, after }) => [key, after.weighed])));
  return effects;
}

/** Weighed values after each step, in the order of the steps; `removed` is before the first. */
function chainOf(pairs: readonly WeighedPair[]): (step: Step | 'removed') => Map<string, number> {
  const compared = new Map(pairs.map(({ key, before }) => [key, before.comparison]));
  let flows = new Map<string, PairFlow>();
  return step => {
    const now = new Map<string, PairFlow>();
    const scenarios: ScenarioValues[] = [];
    for (const pair of pairs) {
      const value = (compared.get(pair.key) ?? 0) + (step === 'removed' ? 0 : (pair.compared[step] ?? 0));
      compared.set(pair.key, value);
      const found = flowAt(step, pair, flows.get(pair.key));
      if (!found) continue;
      now.set(pair.key, found);
      scenarios.push(withVacantValue(found, value));
    }
    flows = now;
    const best = bestOfBuckets(scenarios);
    return new Map(
      pairs.map(({ key, before, after }) => {
        const { weight } = has(step, 'parameters') ? after.terms : before.terms;
        const value = compared.get(key) ?? 0;
        const flow = best.get(key);
        return [key, flow ? value * (1 - weight) + flow.net * weight : value];
      }),
    );
  };
}

/** The cash flow of a unit and its inputs, at the vacant value of before. */
interface PairFlow {
  unit: CashFlowUnit;
  values: ScenarioValues;
}

function inBucketOf({ cashFlow }: WeighedSide, { unit, values }: PairFlow): PairFlow {
  const { bucket } = typeof cashFlow === 'string' ? unit : cashFlow.unit;
  return { unit, values: { ...values, bucket } };
}

/** The same flow at another vacant value, without computing it again. */
function withVacantValue({ unit, values }: PairFlow, vacantValue: number): ScenarioValues {
  const { sellOff, perVacantEuro } = values;
  if (sellOff === null || unit.vacantValue === null) return values;
  return {
    ...values,
    sellOff: { ...sellOff, net: sellOff.net + (vacantValue - unit.vacantValue) * perVacantEuro },
  };
}

/** Whether the inputs of `input` are those of after at this step. */
function has(step: Step | 'removed', input: Step): boolean {
  return step !== 'removed' && revaluedCauses.indexOf(step) >= revaluedCauses.indexOf(input);
}

/** Inputs for which there is no value keep the flow before, so that the next step has the effect. */
function flowAt(step: Step | 'removed', pair: WeighedPair, last: PairFlow | undefined): PairFlow | undefined {
  if (last && !changesAt(step, pair)) return step === 'other' ? inBucketOf(pair.after, last) : last;
  const unit = unitAt(step, pair, pair.before.comparison);
  if (!unit) return undefined;
  // Remaining terms of leases count from the date of the rents.
  const from = (has(step, 'rent') ? pair.after : pair.before).terms.valueDate;
  const terms = (has(step, 'parameters') ? pair.after : pair.before).terms;
  const { valueDate, params, norms } = terms;
  try {
    const values = scenarioValues(unit, from, unitParameters(unit, valueDate, params, norms));
    return { unit, values };
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    return last;
  }
}

/** Whether the step replaces an input of the cash flow. The bucket is none: it only chooses the scenario. */
function changesAt(step: Step | 'removed', { before, after }: WeighedPair): boolean {
  const [old, now] = [before.cashFlow, after.cashFlow];
  if (typeof old === 'string' || typeof now === 'string')
    return step === 'area' || step === 'rent' || step === 'parameters';
  const [a, b] = [old.unit, now.unit];
  switch (step) {
    case 'market':
      return old.isEstimated && now.isEstimated && a.marketRent !== b.marketRent;
    case 'area':
      return a.oppervlakte !== b.oppervlakte;
    case 'facts':
      return (
        a.vtwType !== b.vtwType ||
        a.bouwjaar !== b.bouwjaar ||
        (a.vacantValue === null) !== (b.vacantValue === null)
      );
    case 'rent':
      return (
        a.contractRent !== b.contractRent ||
        a.marketRent !== b.marketRent ||
        (a.regulatedRent ?? null) !== (b.regulatedRent ?? null) ||
        // The terms that remain count from another date.
        [a.leaseEnd, b.leaseEnd].some(end => end !== null) ||
        [a.leases, b.leases].some(leases => leases !== undefined)
      );
    case 'parameters':
      return before.terms !== after.terms || a.annualCosts !== b.annualCosts || a.capex !== b.capex;
    default:
      return false;
  }
}

/** The unit with the inputs of after up to this step; undefined where it has no cash flow. */
function unitAt(
  step: Step | 'removed',
  { key, before, after }: WeighedPair,
  comparison: number,
): CashFlowUnit | undefined {
  const [old, now] = [before.cashFlow, after.cashFlow];
  if (typeof old === 'string') {
    if (typeof now === 'string' || !has(step, stepThatBrings[old])) return undefined;
    return { ...mixed(step, now, now, comparison), unitId: key };
  }
  if (typeof now !== 'string') return { ...mixed(step, old, now, comparison), unitId: key };
  return has(step, stepThatBrings[now]) ? undefined : { ...mixed(step, old, old, comparison), unitId: key };
}

/** At which step an input that one side lacks comes or goes. */
const stepThatBrings = { 'no-area': 'area', 'no-rent': 'rent' } as const;

function mixed(
  step: Step | 'removed',
  before: WeighedCashFlow,
  after: WeighedCashFlow,
  comparison: number,
): CashFlowUnit {
  const of = (input: Step) => (has(step, input) ? after : before).unit;
  const { vtwType, bouwjaar, vacantValue } = of('facts');
  const { leases, leaseEnd, regulatedRent = null } = of('rent');
  const { annualCosts = null, capex } = of('parameters');
  return {
    unitId: after.unit.unitId,
    bucket: of('other').bucket,
    ...{ vtwType, bouwjaar, oppervlakte: of('area').oppervlakte },
    ...rentsAt(step, before, after),
    ...{ leaseEnd, regulatedRent, annualCosts },
    ...(leases ? { leases } : {}),
    ...(capex ? { capex } : {}),
    vacantValue: vacantValue === null ? null : comparison,
  };
}

/** Estimates of market rents move with the market, and so do rents that are nothing but such an estimate. */
function rentsAt(
  step: Step | 'removed',
  before: WeighedCashFlow,
  after: WeighedCashFlow,
): Pick<CashFlowUnit, 'contractRent' | 'marketRent'> {
  const { contractRent, marketRent } = before.unit;
  if (has(step, 'rent')) return { contractRent: after.unit.contractRent, marketRent: after.unit.marketRent };
  const moves = has(step, 'market') && before.isEstimated && after.isEstimated;
  const market = moves ? after.unit.marketRent : marketRent;
  return { contractRent: moves && !before.isAgreed ? market : contractRent, marketRent: market };
}
