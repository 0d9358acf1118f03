import { type Plan, type PlanMeasure, type PlanUse, planMeasures } from '@kavel/contracts/content';

/** Euro a month for this use; null: on request. */
export function monthlyCost({ price }: Plan, use: PlanUse): number | null {
  if (price === null) return null;
  return price.monthly + price.perUnit * use.units + price.perUser * use.users;
}

/** What of this use a plan has no room for. */
export function exceededLimits({ limits }: Plan, use: PlanUse): PlanMeasure[] {
  return planMeasures.filter(measure => {
    const limit = limits[measure];
    return limit !== null && use[measure] > limit;
  });
}

/** The cheapest plan with room for this use; undefined when none with a price has. */
export function cheapestFor(plans: readonly Plan[], use: PlanUse): Plan | undefined {
  return plans
    .filter(plan => monthlyCost(plan, use) !== null && exceededLimits(plan, use).length === 0)
    .toSorted((one, other) => (monthlyCost(one, use) ?? 0) - (monthlyCost(other, use) ?? 0))[0];
}
