import type { UnitParameters } from './unit';

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
