import type { OperatingCosts } from '@kavel/contracts';
import type { CashFlowUnit, UnitParameters } from './unit';

/**
 * Operating costs of a unit in one year at today's price level, in euro: maintenance, insurance and property tax by m²,
 * turnover by the turnover rate, management by rent. Subtracted from the rent in a net initial yield.
 */
export function annualOperatingCosts(
  unit: { oppervlakte: number; annualRent: number },
  { costs, turnoverRate }: Pick<UnitParameters, 'costs' | 'turnoverRate'>,
): number {
  const perM2 = costs.maintenance + costs.insurance + costs.propertyTax + turnoverRate * costs.turnover;
  return unit.oppervlakte * perM2 + unit.annualRent * costs.management;
}

/**
 * Costs that add up to the owner's yearly total, distributed over the lines in proportion to the norm; the norm when
 * the owner gave none.
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
