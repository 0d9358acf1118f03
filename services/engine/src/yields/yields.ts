/** Gross initial yield kosten koper: annual rent over the price without buyer's costs. Null without a price. */
export function barKk(annualRent: number, priceKk: number): number | null {
  return priceKk > 0 ? annualRent / priceKk : null;
}

/** Gross initial yield vrij op naam; `buyersCosts` is a fraction of the price kosten koper. */
export function barVon(annualRent: number, priceKk: number, buyersCosts: number): number | null {
  return barKk(annualRent, priceKk * (1 + buyersCosts));
}

/** Net initial yield: rent less operating costs, over the price vrij op naam. */
export function nar(
  annualRent: number,
  operatingCosts: number,
  priceKk: number,
  buyersCosts: number,
): number | null {
  return barKk(annualRent - operatingCosts, priceKk * (1 + buyersCosts));
}

/** A unit as yields see it: euro a year, null where unknown; a rent of nothing is no rent. */
export interface RentedUnit {
  annualRent: number | null;
  marketRent: number | null;
}

/** The rents of a gross yield; null for a unit without rent of that kind. */
export const rentOf = {
  /** hi: passing rent, what is paid now. */
  hi: ({ annualRent }: RentedUnit) => annualRent || null,
  /** thi: theoretical rent, the empty space at its market rent. */
  thi: ({ annualRent, marketRent }: RentedUnit) => annualRent || marketRent || null,
  /** mh: market rent. */
  mh: ({ marketRent }: RentedUnit) => marketRent || null,
};

/** The sum of a rent, and over how many units it is. */
export interface RentSum {
  units: number;
  rent: number;
}

/** Adds up one kind of rent over the units that have it. */
export function rentSum<Unit extends RentedUnit>(
  units: readonly Unit[],
  kind: keyof typeof rentOf,
): RentSum & { of: Unit[] } {
  const of = units.filter(unit => rentOf[kind](unit) !== null);
  return { units: of.length, rent: of.reduce((sum, unit) => sum + (rentOf[kind](unit) ?? 0), 0), of };
}
