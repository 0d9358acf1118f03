import type { OperatingCostParams, revaluedCauses } from '@kavel/contracts';
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
  /** Its bucket, with another name in each valuation. */
  bucket: string;
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

type Step = (typeof revaluedCauses)[number];
type Input = Exclude<keyof CashFlowUnit, 'unitId' | 'bucket'>;

/** All that the cash flow of a unit is computed from. Its bucket is not: that only chooses the scenario. */
export interface FlowInputs {
  unit: CashFlowUnit;
  /** The date from which the terms of leases that remain count. */
  rentsOn: string;
  terms: WeighedTerms;
}

/** The step that replaces each input. Market rents that are estimates move with the market before that. */
const stepOf: Record<Input, Step> = {
  ...{ oppervlakte: 'area', vtwType: 'facts', bouwjaar: 'facts', vacantValue: 'facts' },
  ...{ contractRent: 'rent', marketRent: 'rent', regulatedRent: 'rent', leaseEnd: 'rent', leases: 'rent' },
  ...{ annualCosts: 'parameters', capex: 'parameters' },
};
const allInputs = Object.keys(stepOf) as Input[];
const inputsBy = Map.groupBy(allInputs, input => stepOf[input]);

/** At which step an input that one side lacks comes or goes. */
const stepThatBrings = { 'no-area': 'area', 'no-rent': 'rent' } as const;

/** Replaces the inputs of one step by those of after; undefined while there is no cash flow. */
export function replaceInputs(
  step: Step,
  now: FlowInputs | undefined,
  { before, after }: WeighedPair,
): FlowInputs | undefined {
  const unit = replaceFacts(step, now?.unit, before.cashFlow, after.cashFlow);
  if (!unit) return undefined;
  if (step === 'rent' || step === 'parameters' || unit !== now?.unit)
    return {
      unit,
      rentsOn: step === 'rent' ? after.terms.valueDate : (now?.rentsOn ?? before.terms.valueDate),
      terms: step === 'parameters' ? after.terms : (now?.terms ?? before.terms),
    };
  return now;
}

function replaceFacts(
  step: Step,
  now: CashFlowUnit | undefined,
  before: WeighedSide['cashFlow'],
  after: WeighedSide['cashFlow'],
): CashFlowUnit | undefined {
  if (typeof before === 'string')
    return now ?? (typeof after !== 'string' && step === stepThatBrings[before] ? after.unit : undefined);
  if (typeof after === 'string') return step === stepThatBrings[after] ? undefined : now;
  if (!now) return undefined;
  if (step === 'market') return withMarketRents(now, before, after);
  return withInputs(now, after.unit, inputsBy.get(step) ?? []);
}

/** Estimates of market rents move with the market, and so do rents that are nothing but such an estimate. */
function withMarketRents(now: CashFlowUnit, before: WeighedCashFlow, after: WeighedCashFlow): CashFlowUnit {
  if (!before.isEstimated || !after.isEstimated) return now;
  const { marketRent } = after.unit;
  return { ...now, marketRent, ...(before.isAgreed ? {} : { contractRent: marketRent }) };
}

function withInputs(now: CashFlowUnit, after: CashFlowUnit, replaced: readonly Input[]): CashFlowUnit {
  if (replaced.every(input => isSame(input, now, after))) return now;
  return { ...now, ...Object.fromEntries(replaced.map(input => [input, after[input]])) };
}

/** An input that is absent is the same as none. */
function isSame(input: Input, a: CashFlowUnit, b: CashFlowUnit): boolean {
  return (a[input] ?? null) === (b[input] ?? null);
}

/** Whether the same cash flow follows from both, as a flow at one vacant value gives that at any other. */
export function isSameFlow(one: FlowInputs, other: FlowInputs): boolean {
  const [a, b] = [one.unit, other.unit];
  if (one.terms !== other.terms || (a.vacantValue === null) !== (b.vacantValue === null)) return false;
  if (one.rentsOn !== other.rentsOn && (a.leaseEnd !== null || a.leases !== undefined)) return false;
  return a === b || allInputs.every(input => input === 'vacantValue' || isSame(input, a, b));
}
