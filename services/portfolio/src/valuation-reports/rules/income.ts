import type { AddressObjectData, OperatingCostParams } from '@kavel/contracts';
import { annualOperatingCosts, type CashFlowNorms, unitParameters } from '@kavel/engine';

/** Rents of a unit in euro a year; null where unknown. */
export interface Rents {
  annualRent: number | null;
  marketRent: number | null;
}

/** Inputs of a net yield besides rent and price. */
export interface OwnersCosts {
  /** Operating costs of the owner, euro a year at today's price level, by the norms and overrides of the cash flow. */
  operating: number;
  /** Buyer's costs as a fraction of the price kosten koper. */
  ofBuying: number;
}

/** Facts of a unit that its costs depend on. */
export interface CostlyUnit {
  id: string;
  addressObjectData: Pick<
    AddressObjectData,
    'vtwType' | 'oppervlakte' | 'bouwjaar' | 'leaseEnd' | 'annualCosts'
  >;
}

export function ownersCosts(
  { id, addressObjectData: facts }: CostlyUnit,
  rents: Rents,
  valueDate: string,
  params: OperatingCostParams,
  norms: CashFlowNorms,
): OwnersCosts {
  const annualRent = rents.annualRent ?? 0;
  const oppervlakte = facts.oppervlakte ?? 0;
  const unit = {
    unitId: id,
    bucket: '',
    vtwType: facts.vtwType,
    oppervlakte,
    bouwjaar: facts.bouwjaar,
    contractRent: annualRent,
    marketRent: rents.marketRent ?? annualRent,
    leaseEnd: facts.leaseEnd,
    annualCosts: facts.annualCosts ?? null,
    vacantValue: null,
  };
  const parameters = unitParameters(unit, valueDate, params, norms);
  return {
    operating: annualOperatingCosts({ oppervlakte, annualRent }, parameters),
    ofBuying: parameters.transferCosts,
  };
}
