import { dwellingTypes } from '@kavel/contracts/lists';
import { dealMonths, expectedLogPrice, type PricedObject, priceModel } from './price-model';
import { Random } from './random';

/** Which share of objects gets a sale and a rent in the five years. */
export interface DealCoverage {
  dwellingSales: number;
  commercialSales: number;
  dwellingRents: number;
  commercialRents: number;
}

/** About the turnover of a Dutch town. */
export const townCoverage: DealCoverage = {
  dwellingSales: 0.24,
  commercialSales: 0.2,
  dwellingRents: 0.1,
  commercialRents: 0.3,
};

/** Denser, because an imported area may be a single business park. */
export const importCoverage: DealCoverage = {
  dwellingSales: 0.5,
  commercialSales: 0.5,
  dwellingRents: 0.35,
  commercialRents: 0.5,
};

export interface Deals {
  sale: { date: string; price: number } | null;
  rent: { date: string; annualRent: number } | null;
}

/** The fictional deals of one object: the same for the same seed, object and facts. */
export function dealsOf(
  object: PricedObject & { objectId: string },
  coverage: DealCoverage,
  seed: number,
): Deals {
  const random = new Random(`${seed}:${object.objectId}`);
  const dwelling = dwellingTypes.includes(object.vtwType);
  const sold = random.chance(dwelling ? coverage.dwellingSales : coverage.commercialSales);
  const leased = random.chance(dwelling ? coverage.dwellingRents : coverage.commercialRents);
  const { noise, grossYield } = priceModel.types[object.vtwType];
  // Everything is drawn before it is known to be needed: what an object gets does not depend on what it has not.
  const sale = { month: random.whole(0, dealMonths.count - 1), noise: noise * random.normal() };
  const saleDay = random.whole(1, 20);
  const rent = { month: random.whole(0, dealMonths.count - 1), noise: noise * random.normal() };
  return {
    sale: sold
      ? {
          date: dateIn(sale.month, saleDay),
          price: Math.max(10_000, Math.round(priceOf(object, sale) / 500) * 500),
        }
      : null,
    rent: leased
      ? {
          date: dateIn(rent.month, 1),
          annualRent: Math.max(120, Math.round((grossYield * priceOf(object, rent)) / 12) * 12),
        }
      : null,
  };
}

function priceOf(object: PricedObject, { month, noise }: { month: number; noise: number }): number {
  return Math.exp(expectedLogPrice(object, month) + noise);
}

/** There are some thousand of them. */
const datesKept = new Map<number, string>();

function dateIn(month: number, day: number): string {
  const key = month * 32 + day;
  const known = datesKept.get(key);
  if (known) return known;
  const date = new Date(Date.UTC(dealMonths.firstYear, dealMonths.firstMonth - 1 + month, day));
  const written = date.toISOString().slice(0, 10);
  datesKept.set(key, written);
  return written;
}
