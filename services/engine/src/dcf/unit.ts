import type { CashFlowOverrides, OperatingCosts, VtwType } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';

export const years = 15;

/** Planned expenses and added rent of a unit by year, the last for the end value; euro at the price level of year 1. */
export interface UnitCapex {
  costs: readonly number[];
  rents: readonly number[];
}

/** Cash flow inputs of a unit. Euro a year, m², ISO dates. */
export interface CashFlowUnit {
  unitId: string;
  bucket: string;
  vtwType: VtwType;
  oppervlakte: number;
  bouwjaar: number | null;
  contractRent: number;
  marketRent: number;
  /** Maximum WWS rent while regulated, euro a year; a limit for reletting. */
  regulatedRent?: number | null;
  /** Until when a non-dwelling's contract rent is certain. */
  leaseEnd: string | null;
  /** Leases that run on the value date, empty when nobody rents; absent when none are kept. */
  leases?: readonly LeaseTerms[];
  /** Operating costs given by the owner, euro a year; without them the norm of the type applies. */
  annualCosts?: number | null;
  /** Vacant value at the value date, for selling off; null when there is none. */
  vacantValue: number | null;
  /** Its part of the planned expenses; without a plan absent. */
  capex?: UnitCapex;
}

/** Rents of a unit from the owner and the model. The contract rent is the owner's, else the market rent. */
export function rentsOf(known: {
  annualRent: number | null;
  marketRent: number | null;
  modelledRent: number | null;
}): { contractRent: number; marketRent: number } | null {
  const market = known.marketRent ?? known.modelledRent ?? known.annualRent;
  const contract = known.annualRent ?? market;
  return contract === null || market === null ? null : { contractRent: contract, marketRent: market };
}

/** All parameters of a unit's cash flow: defaults, replaced by the valuation's overrides. */
export interface UnitParameters extends Required<CashFlowOverrides> {
  /** Discount rate of the selling-off scenario. */
  sellOffDiscountRate: number;
  costs: OperatingCosts;
}
