import {
  type CashFlowOverrides,
  cashFlowOverridesSchema,
  type OperatingCostParams,
  type OperatingCosts,
  operatingCostsSchema,
  type VtwType,
  vtwTypeSchema,
} from '@kavel/contracts';

export type OverrideKey = keyof CashFlowOverrides;
export type CostKey = keyof OperatingCosts;

/** What a parameter of the cash flow is, told by its key. */
export type ParameterKind =
  | { kind: 'rate'; key: OverrideKey }
  /** A part that the discount rate is the sum of: shown, not entered. */
  | { kind: 'part'; part: string }
  | { kind: 'cost'; type: VtwType; cost: CostKey };

const isOverride = (key: string): key is OverrideKey => key in cashFlowOverridesSchema.shape;
const isCost = (key: string): key is CostKey => key in operatingCostsSchema.shape;

/** Null for a key that this build does not know. */
export function parameterKind(key: string): ParameterKind | null {
  if (isOverride(key)) return { kind: 'rate', key };
  const [first, second = '', third = ''] = key.split('.');
  if (first === 'discountRate') return { kind: 'part', part: second };
  const type = vtwTypeSchema.safeParse(second);
  return first === 'costs' && type.success && isCost(third)
    ? { kind: 'cost', type: type.data, cost: third }
    : null;
}

/** Management is a share of the rent; the other costs are euro per m² a year. */
export function isFraction(kind: ParameterKind): boolean {
  return kind.kind !== 'cost' || kind.cost === 'management';
}

/** The override of a parameter in these params, if there is one. */
export function overrideOf(params: OperatingCostParams, kind: ParameterKind): number | undefined {
  if (kind.kind === 'rate') return params.cashFlow[kind.key];
  return kind.kind === 'cost' ? params.byType[kind.type]?.[kind.cost] : undefined;
}
