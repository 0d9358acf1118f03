import type { OperatingCostParams } from '@kavel/contracts';

export interface OverriddenParameter {
  key: string;
  override: number;
}

/** The parameters that a valuation sets itself, by the keys of the cash flow. */
export function overriddenParameters({ cashFlow, byType }: OperatingCostParams): OverriddenParameter[] {
  const defined = (prefix: string, values: Record<string, number | undefined>) =>
    Object.entries(values).flatMap(([key, override]) =>
      override === undefined ? [] : [{ key: `${prefix}${key}`, override }],
    );
  return [
    ...defined('', cashFlow),
    ...Object.entries(byType).flatMap(([type, costs]) => defined(`costs.${type}.`, costs ?? {})),
  ];
}
