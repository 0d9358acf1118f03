import type { CashFlowOverrides, OperatingCosts, VtwType } from '@kavel/contracts';

export const years = 15;

/** A unit as the cash flow needs it. Euro a year, m², ISO dates. */
export interface CashFlowUnit {
  unitId: string;
  bucket: string;
  vtwType: VtwType;
  oppervlakte: number;
  bouwjaar: number | null;
  contractRent: number;
  marketRent: number;
  /** Highest rent under the WWS while it is regulated, euro a year; what falls vacant is let for no more. */
  regulatedRent?: number | null;
  /** Until when a non-dwelling's contract rent is certain. */
  leaseEnd: string | null;
  /** Operating costs as the owner knows them, euro a year; without them the norm of the type holds. */
  annualCosts?: number | null;
  /** Value free of tenancy at the value date, for selling off; null where there is none. */
  vacantValue: number | null;
}

/** What the owner and the model know of a unit's rent. The contract rent is the owner's, else market rent. */
export function rentsOf(known: {
  annualRent: number | null;
  marketRent: number | null;
  modelledRent: number | null;
}): { contractRent: number; marketRent: number } | null {
  const market = known.marketRent ?? known.modelledRent ?? known.annualRent;
  const contract = known.annualRent ?? market;
  return contract === null || market === null ? null : { contractRent: contract, marketRent: market };
}

/** Every input of a unit's cash flow: defaults, replaced by the valuation's overrides. */
export interface UnitParameters extends Required<CashFlowOverrides> {
  /** Discount rate of selling off. */
  sellOffDiscountRate: number;
  costs: OperatingCosts;
}
