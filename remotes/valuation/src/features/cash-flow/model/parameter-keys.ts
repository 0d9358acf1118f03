import { type CashFlowOverrides, type OperatingCosts, type VtwType, vtwTypes } from '@kavel/contracts';

export type OverrideKey = keyof CashFlowOverrides;
export type CostKey = keyof OperatingCosts;

/** Inclusive. */
export interface Bounds {
  from: number;
  to: number;
}

const share: Bounds = { from: 0, to: 1 };
const yieldBounds: Bounds = { from: 0.001, to: 1 };
const growth: Bounds = { from: -0.5, to: 1 };
const euro: Bounds = { from: 0, to: Number.MAX_VALUE };

/** Bounds of rates in the contract, as fractions. */
export const rateBounds: Record<OverrideKey, Bounds> = {
  discountRate: yieldBounds,
  exitYield: yieldBounds,
  rentGrowth: growth,
  valueGrowth: growth,
  costInflation: growth,
  turnoverRate: share,
  vacancyRate: share,
  saleCost: share,
  transferCosts: share,
};

/** Euro per m² a year; management is a fraction of the rent. */
export const costBounds: Record<CostKey, Bounds> = {
  maintenance: euro,
  turnover: euro,
  insurance: euro,
  propertyTax: euro,
  management: share,
};

/** Kind of a cash flow parameter, derived from its key. */
export type ParameterKind =
  | { kind: 'rate'; key: OverrideKey }
  /** Component of the discount rate; shown, not editable. */
  | { kind: 'part'; part: string }
  | { kind: 'cost'; type: VtwType; cost: CostKey };

const isOverride = (key: string): key is OverrideKey => Object.hasOwn(rateBounds, key);
const isCost = (key: string): key is CostKey => Object.hasOwn(costBounds, key);

/** Null for an unknown key. */
export function parameterKind(key: string): ParameterKind | null {
  if (isOverride(key)) return { kind: 'rate', key };
  const [first, second = '', third = ''] = key.split('.');
  if (first === 'discountRate') return { kind: 'part', part: second };
  const type = vtwTypes.find(known => known === second);
  return first === 'costs' && type && isCost(third) ? { kind: 'cost', type, cost: third } : null;
}

/** Null for a parameter that is not editable. */
export function boundsOf(kind: ParameterKind): Bounds | null {
  if (kind.kind === 'rate') return rateBounds[kind.key];
  return kind.kind === 'cost' ? costBounds[kind.cost] : null;
}

/** Management is a fraction of the rent; the other costs are euro per m² a year. */
export function isFraction(kind: ParameterKind): boolean {
  return kind.kind !== 'cost' || kind.cost === 'management';
}
