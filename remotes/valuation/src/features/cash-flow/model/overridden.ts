import type { OperatingCostParams, SourcedParameter } from '@kavel/contracts';

export interface OverriddenParameter {
  key: string;
  override: number;
}

/** Parameters overridden by a valuation, by their cash flow key. */
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

/**
 * Cash flow parameters with the current overrides of the valuation; the two differ when new parameters give no cash
 * flow.
 */
export function withOverrides(
  parameters: readonly SourcedParameter[],
  params: OperatingCostParams,
): SourcedParameter[] {
  const overrides = new Map(overriddenParameters(params).map(({ key, override }) => [key, override]));
  return parameters.map(parameter => ({ ...parameter, override: overrides.get(parameter.key) ?? null }));
}
