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

/** The three rents that a gross yield goes by, in euro a year. */
export interface RentRoll {
  /** hi: passing rent, what is paid now. */
  passing: number;
  /** thi: theoretical rent, the empty space at its market rent. */
  theoretical: number;
  /** mh: market rent of everything. */
  market: number;
}

/** Adds up rents of units. A unit without contract rent is taken as empty. */
export function rentRoll(
  units: readonly { annualRent: number | null; marketRent: number | null }[],
): RentRoll {
  const total = (rent: (unit: (typeof units)[number]) => number | null) =>
    units.reduce((sum, unit) => sum + (rent(unit) ?? 0), 0);
  return {
    passing: total(unit => unit.annualRent),
    theoretical: total(unit => unit.annualRent ?? unit.marketRent),
    market: total(unit => unit.marketRent ?? unit.annualRent),
  };
}
