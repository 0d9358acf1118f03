/** Gross initial yield kosten koper: annual rent divided by the price without buyer's costs. Null without a price. */
export function barKk(annualRent: number, priceKk: number): number | null {
  return priceKk > 0 ? annualRent / priceKk : null;
}

/** Gross initial yield vrij op naam; `buyersCosts` is a fraction of the price kosten koper. */
export function barVon(annualRent: number, priceKk: number, buyersCosts: number): number | null {
  return barKk(annualRent, priceKk * (1 + buyersCosts));
}

/** Net initial yield: rent less operating costs, divided by the price vrij op naam. */
export function nar(
  annualRent: number,
  operatingCosts: number,
  priceKk: number,
  buyersCosts: number,
): number | null {
  return barKk(annualRent - operatingCosts, priceKk * (1 + buyersCosts));
}

/** Yield inputs of a unit: euro a year, null when unknown; zero rent counts as unknown. */
export interface RentedUnit {
  annualRent: number | null;
  marketRent: number | null;
}

/** The rents of a gross yield; null for a unit without that kind of rent. */
export const rentOf = {
  /** hi: passing rent, as currently paid. */
  hi: ({ annualRent }: RentedUnit) => annualRent || null,
  /** thi: theoretical rent, with vacant space at its market rent. */
  thi: ({ annualRent, marketRent }: RentedUnit) => annualRent || marketRent || null,
  /** mh: market rent. */
  mh: ({ marketRent }: RentedUnit) => marketRent || null,
};

/** Sum of a rent, and its number of units. */
export interface RentSum {
  units: number;
  rent: number;
}

/** Sums one kind of rent over the units that have it. */
export function rentSum<Unit extends RentedUnit>(
  units: readonly Unit[],
  kind: keyof typeof rentOf,
): RentSum & { of: Unit[] } {
  const of = units.filter(unit => rentOf[kind](unit) !== null);
  return { units: of.length, rent: of.reduce((sum, unit) => sum + (rentOf[kind](unit) ?? 0), 0), of };
}
