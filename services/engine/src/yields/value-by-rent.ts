/** Euro a year; rates as fractions. */
export interface LetIncome {
  annualRent: number;
  operatingCosts: number;
  /** Net initial yield on the price including the buyer's costs (NAR v.o.n.). */
  netYield: number;
  transferCosts: number;
}

/** Values by rent (rows) and net yield (columns). */
export interface RentSensitivity {
  annualRents: number[];
  netYields: number[];
  /** Null where nothing is left of the rent. */
  values: (number | null)[][];
}

/** Steps of the table: shares of the rent, and amounts added to the yield. */
export const rentSteps = [-0.2, -0.1, 0, 0.1, 0.2] as const;
export const yieldSteps = [-0.01, -0.005, 0, 0.005, 0.01] as const;
/** Steps of the range: rent 10 % lower with a yield half a point higher, and the other way round. */
const rangeSteps = { rent: 0.1, yield: 0.005 };
const leastYield = 0.001;

/**
 * Price before the buyer's costs (k.k.), in whole euro: (rent − costs) / (net yield × (1 + transfer costs)). Null when the
 * costs leave nothing.
 */
export function valueByRent({
  annualRent,
  operatingCosts,
  netYield,
  transferCosts,
}: LetIncome): number | null {
  const value = Math.round((annualRent - operatingCosts) / (netYield * (1 + transferCosts)));
  return value > 0 ? value : null;
}

/** The value at other rents and yields. `costsAt`: operating costs at a rent. Yields below 0.1 % are left out. */
export function rentSensitivity(income: LetIncome, costsAt: (annualRent: number) => number): RentSensitivity {
  const annualRents = rentSteps.map(step => income.annualRent * (1 + step));
  const netYields = yieldSteps.map(step => income.netYield + step).filter(rate => rate >= leastYield);
  const values = annualRents.map(annualRent => {
    const operatingCosts = costsAt(annualRent);
    return netYields.map(netYield => valueByRent({ ...income, annualRent, operatingCosts, netYield }));
  });
  return { annualRents, netYields, values };
}

/** Lowest and highest value with the rent 10 % off and the yield half a point; a bound is null when nothing is left. */
export function rentRange(income: LetIncome, costsAt: (annualRent: number) => number) {
  const at = (sign: 1 | -1) => {
    const annualRent = income.annualRent * (1 + sign * rangeSteps.rent);
    const netYield = Math.max(leastYield, income.netYield - sign * rangeSteps.yield);
    return valueByRent({ ...income, annualRent, operatingCosts: costsAt(annualRent), netYield });
  };
  return { low: at(-1), high: at(1) };
}
