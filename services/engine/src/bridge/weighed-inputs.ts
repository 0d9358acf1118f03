import { type OperatingCostParams, revaluedCauses } from '@kavel/contracts';
import type { CashFlowUnit } from '../dcf/unit';
import type { ScenarioValues } from '../dcf/unit-values';
import type { CashFlowNorms } from '../parameters/cash-flow-norms';
import type { BridgeEffects } from './bridge-steps';

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
  /** Its cash flow, or what is missing for one; then its weighed value is that by comparison. */
  cashFlow: WeighedCashFlow | 'no-area' | 'no-rent';
}

export interface WeighedCashFlow {
  unit: CashFlowUnit;
  /** What its valuation has computed from that. */
  values: ScenarioValues;
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

/** `removed` is before the first step. */
export type ChainStep = 'removed' | Step;

type Step = (typeof revaluedCauses)[number];

/** All that the cash flow of a unit is computed from. */
export interface FlowInputs {
  unit: CashFlowUnit;
  /** The date from which the terms of leases that remain count. */
  rentsOn: string;
  terms: WeighedTerms;
}

/** Whether the inputs that `input` replaces are those of after at this step. */
export function has(step: ChainStep, input: Step): boolean {
  return step !== 'removed' && revaluedCauses.indexOf(step) >= revaluedCauses.indexOf(input);
}

/** The inputs of after up to this step and those of before from there on; undefined where there is no cash flow. */
export function inputsAt(step: ChainStep, { before, after }: WeighedPair): FlowInputs | undefined {
  const unit = unitAt(step, before.cashFlow, after.cashFlow);
  if (!unit) return undefined;
  const rentsOn = (has(step, 'rent') ? after : before).terms.valueDate;
  const { terms } = has(step, 'parameters') ? after : before;
  return { unit, rentsOn, terms };
}

/** The bucket only chooses the scenario, and a flow at one vacant value gives that at any other. */
const inputsOfFlow: Record<Exclude<keyof CashFlowUnit, 'unitId' | 'bucket' | 'vacantValue'>, true> = {
  ...{ vtwType: true, oppervlakte: true, bouwjaar: true },
  ...{ contractRent: true, marketRent: true, regulatedRent: true, leaseEnd: true, leases: true },
  ...{ annualCosts: true, capex: true },
};
const namesOfInputs = Object.keys(inputsOfFlow) as (keyof typeof inputsOfFlow)[];

/** Whether the same cash flow follows from both, whatever the vacant value is. */
export function isSameFlow(one: FlowInputs, other: FlowInputs): boolean {
  const [a, b] = [one.unit, other.unit];
  return (
    one.terms === other.terms &&
    (one.rentsOn === other.rentsOn || (a.leaseEnd === null && a.leases === undefined)) &&
    (a.vacantValue === null) === (b.vacantValue === null) &&
    namesOfInputs.every(name => (a[name] ?? null) === (b[name] ?? null))
  );
}

function unitAt(
  step: ChainStep,
  before: WeighedSide['cashFlow'],
  after: WeighedSide['cashFlow'],
): CashFlowUnit | undefined {
  if (typeof before === 'string')
    return typeof after !== 'string' && has(step, stepThatBrings[before]) ? after.unit : undefined;
  if (typeof after === 'string') return has(step, stepThatBrings[after]) ? undefined : before.unit;
  return mixed(step, before, after);
}

/** At which step an input that one side lacks comes or goes. */
const stepThatBrings = { 'no-area': 'area', 'no-rent': 'rent' } as const;

function mixed(step: ChainStep, before: WeighedCashFlow, after: WeighedCashFlow): CashFlowUnit {
  const of = (input: Step) => (has(step, input) ? after : before).unit;
  const { vtwType, bouwjaar, vacantValue } = of('facts');
  const { leases, leaseEnd, regulatedRent = null } = of('rent');
  const { annualCosts = null, capex } = of('parameters');
  return {
    unitId: after.unit.unitId,
    bucket: of('other').bucket,
    ...{ vtwType, bouwjaar, vacantValue, oppervlakte: of('area').oppervlakte },
    ...rentsAt(step, before, after),
    ...{ leaseEnd, regulatedRent, annualCosts },
    ...(leases ? { leases } : {}),
    ...(capex ? { capex } : {}),
  };
}

/** Estimates of market rents move with the market, and so do rents that are nothing but such an estimate. */
function rentsAt(
  step: ChainStep,
  before: WeighedCashFlow,
  after: WeighedCashFlow,
): Pick<CashFlowUnit, 'contractRent' | 'marketRent'> {
  const { contractRent, marketRent } = before.unit;
  if (has(step, 'rent')) return { contractRent: after.unit.contractRent, marketRent: after.unit.marketRent };
  const moves = has(step, 'market') && before.isEstimated && after.isEstimated;
  const market = moves ? after.unit.marketRent : marketRent;
  return { contractRent: moves && !before.isAgreed ? market : contractRent, marketRent: market };
}
