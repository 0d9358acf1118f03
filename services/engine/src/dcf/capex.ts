import type { CapexItem } from '@kavel/contracts/valuations';
import { type CashFlowUnit, years } from './unit';

/**
 * Distributes planned expenses over the units of their scope by floor area. Items without a unit in the cash flow are
 * left out, and named.
 */
export function withCapex(
  units: readonly CashFlowUnit[],
  items: readonly CapexItem[],
): { units: CashFlowUnit[]; leftOut: string[] } {
  const plans = new Map<string, { costs: number[]; rents: number[] }>();
  const leftOut: string[] = [];
  for (const item of items) {
    const inScope = units.filter(unit => isIn(item.scope, unit));
    const area = inScope.reduce((sum, { oppervlakte }) => sum + oppervlakte, 0);
    if (area === 0) leftOut.push(item.id);
    else for (const unit of inScope) addTo(planOf(plans, unit.unitId), item, unit.oppervlakte / area);
  }
  const planned = units.map(unit => {
    const capex = plans.get(unit.unitId);
    return capex ? { ...unit, capex } : unit;
  });
  return { units: planned, leftOut };
}

function isIn(scope: CapexItem['scope'], { unitId, bucket }: CashFlowUnit): boolean {
  if (scope.of === 'valuation') return true;
  return scope.of === 'bucket' ? scope.bucket === bucket : scope.unitId === unitId;
}

function planOf(plans: Map<string, { costs: number[]; rents: number[] }>, unitId: string) {
  const nothing = () => Array.from({ length: years + 1 }, () => 0);
  const plan = plans.get(unitId) ?? { costs: nothing(), rents: nothing() };
  plans.set(unitId, plan);
  return plan;
}

function addTo(
  { costs, rents }: { costs: number[]; rents: number[] },
  { year, amount, rent }: CapexItem,
  share: number,
): void {
  costs[year - 1] = (costs[year - 1] ?? 0) + amount * share;
  if (!rent) return;
  for (let at = rent.fromYear - 1; at < rents.length; at += 1)
    rents[at] = (rents[at] ?? 0) + rent.amount * share;
}
