import type { DealKind, Deals } from '@kavel/catalogue-import';
import { dwellingTypes } from '@kavel/contracts/lists';
import { hashDigits, hashText, Random } from '../random';
import { dealMonths, logLevel, monthEffect, priceModel, type UnlabelledObject } from './price-model';

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

/** What a deal is in euro: a price, or a rent a year. */
export const dealEuros: Record<DealKind, { least: number; roundedTo: number }> = {
  sale: { least: 10_000, roundedTo: 500 },
  rent: { least: 120, roundedTo: 12 },
};

/** The euros of a deal, given ln of them. */
export function euroOf(kind: DealKind, logEuro: number): number {
  const { least, roundedTo } = dealEuros[kind];
  return Math.max(least, Math.round(Math.exp(logEuro) / roundedTo) * roundedTo);
}

/** What the deals of objects are drawn from: the same for the same seed and id. */
export class DealChances {
  private readonly begin: string;
  private readonly begun: number;

  constructor(seed: number) {
    this.begin = `${seed}:`;
    this.begun = hashText(this.begin);
  }

  of(objectId: string): Random {
    return new Random(this.begin + objectId);
  }

  /** The same of an id as two numbers of eight digits. */
  ofHalves(high: number, low: number): Random {
    return new Random(hashDigits(hashDigits(this.begun, high, 8), low, 8));
  }
}

/** The fictional deals of one object: the same for the same chance and facts. */
export function dealsOf(object: UnlabelledObject, coverage: DealCoverage, random: Random): Deals {
  const { vtwType } = object;
  const dwelling = dwellingTypes.includes(vtwType);
  const sold = random.chance(dwelling ? coverage.dwellingSales : coverage.commercialSales);
  const leased = random.chance(dwelling ? coverage.dwellingRents : coverage.commercialRents);
  if (!sold && !leased) return { sale: null, rent: null };
  const { noise, grossYield } = priceModel.types[vtwType];
  // Everything is drawn before it is known to be needed: what an object gets does not depend on what it has not.
  const sale = { month: random.whole(0, dealMonths.count - 1), noise: noise * random.normal() };
  const saleDay = random.whole(1, 20);
  const rent = { month: random.whole(0, dealMonths.count - 1), noise: noise * random.normal() };
  const level = logLevel(object);
  const levelOf = (drawn: typeof sale): number => level + monthEffect(vtwType, drawn.month) + drawn.noise;
  return {
    sale: sold ? { day: dayIn(sale.month, saleDay), level: levelOf(sale) } : null,
    rent: leased ? { day: dayIn(rent.month, 1), level: levelOf(rent) + Math.log(grossYield) } : null,
  };
}

const msPerDay = 86_400_000;
const firstDays = Array.from(
  { length: dealMonths.count },
  (_, month) => Date.UTC(dealMonths.firstYear, dealMonths.firstMonth - 1 + month, 1) / msPerDay,
);

function dayIn(month: number, day: number): number {
  return (firstDays[month] ?? 0) + day - 1;
}

export function isoDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}
