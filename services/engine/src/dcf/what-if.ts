import type { CashFlowUnit, UnitParameters } from './unit';

/** A what-if change of a whole portfolio. Rates change by points, amounts by a fraction of themselves. */
export interface WhatIf {
  /** Added to the rate, as a fraction: 0.005 is half a point. */
  discountRate?: number;
  exitYield?: number;
  rentGrowth?: number;
  turnoverRate?: number;
  vacancyRate?: number;
  /** Multiply by one plus this. */
  contractRent?: number;
  marketRent?: number;
  vacantValue?: number;
  costs?: number;
}

const leastRate = 0.001;

/** The unit with the change applied. */
export function unitUnder(
  unit: CashFlowUnit,
  { contractRent = 0, marketRent = 0, vacantValue = 0 }: WhatIf,
): CashFlowUnit {
  const leases = unit.leases?.map(lease => ({
    ...lease,
    annualRent: lease.annualRent * (1 + contractRent),
  }));
  return {
    ...unit,
    ...(leases === undefined ? {} : { leases }),
    contractRent: unit.contractRent * (1 + contractRent),
    marketRent: unit.marketRent * (1 + marketRent),
    vacantValue: unit.vacantValue === null ? null : unit.vacantValue * (1 + vacantValue),
  };
}

/** Its parameters with the change applied. Shares are clipped to 0–1; rates used as divisors stay positive. */
export function parametersUnder(parameters: UnitParameters, change: WhatIf): UnitParameters {
  const {
    discountRate = 0,
    exitYield = 0,
    rentGrowth = 0,
    turnoverRate = 0,
    vacancyRate = 0,
    costs = 0,
  } = change;
  const { maintenance, turnover, insurance, propertyTax, management } = parameters.costs;
  return {
    ...parameters,
    discountRate: parameters.discountRate + discountRate,
    sellOffDiscountRate: parameters.sellOffDiscountRate + discountRate,
    exitYield: Math.max(leastRate, parameters.exitYield + exitYield),
    rentGrowth: parameters.rentGrowth + rentGrowth,
    turnoverRate: share(parameters.turnoverRate + turnoverRate),
    vacancyRate: share(parameters.vacancyRate + vacancyRate),
    costs: {
      maintenance: maintenance * (1 + costs),
      turnover: turnover * (1 + costs),
      insurance: insurance * (1 + costs),
      propertyTax: propertyTax * (1 + costs),
      management: management * (1 + costs),
    },
  };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
