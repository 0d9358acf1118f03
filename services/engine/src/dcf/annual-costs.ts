import type { OperatingCosts } from '@kavel/contracts';
import type { CashFlowUnit, UnitParameters } from './unit';

/**
 * Operating costs of a unit in one year at today's level, euro: maintenance, insurance and property tax by
 * m², turnover by the share that turns over, management by rent. What a net initial yield takes off the rent.
 */
export function annualOperatingCosts(
  unit: { oppervlakte: number; annualRent: number },
  { costs, turnoverRate }: Pick<UnitParameters, 'costs' | 'turnoverRate'>,
): number {
  const perM2 = costs.maintenance + costs.insurance + costs.propertyTax + turnoverRate * costs.turnover;
  return unit.oppervlakte * perM2 + unit.annualRent * costs.management;
}

/**
 * Costs that come to what the owner pays a year, divided over the lines as the norm divides them; the norm
 * where the owner said nothing.
 */
export function costsAsKnown(
  { annualCosts, oppervlakte, contractRent }: CashFlowUnit,
  norm: OperatingCosts,
  turnoverRate: number,
): OperatingCosts {
  const byNorm = annualOperatingCosts(
    { oppervlakte, annualRent: contractRent },
    { costs: norm, turnoverRate },
  );
  if (annualCosts == null || byNorm <= 0) return norm;
  const factor = annualCosts / byNorm;
  return {
    maintenance: norm.maintenance * factor,
    turnover: norm.turnover * factor,
    insurance: norm.insurance * factor,
    propertyTax: norm.propertyTax * factor,
    management: norm.management * factor,
  };
}
