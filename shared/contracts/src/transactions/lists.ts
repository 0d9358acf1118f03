import type { Limits } from '../calls/checks';

export const transactionCategories = ['wonen', 'commercieel'] as const;
export type TransactionCategory = (typeof transactionCategories)[number];

export const propertyTypes = ['huur', 'koop'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Market of a transaction; filters and their limits differ between markets. */
export interface Market {
  category: TransactionCategory;
  propertyType: PropertyType;
}

export const defaultMarket: Market = { category: 'wonen', propertyType: 'huur' };

export const woningtypes = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
] as const;
export type Woningtype = (typeof woningtypes)[number];

/** Subtypes of dwellings in brokers' terms, then those of commercial objects. */
export const subtypes = [
  'eengezinswoning',
  'herenhuis',
  'bungalow',
  'villa',
  'galerijflat',
  'portiekflat',
  'maisonnette',
  'bovenwoning',
  'benedenwoning',
  'kantoorgebouw',
  'kantoorvilla',
  'winkelruimte',
  'supermarkt',
  'bedrijfshal',
  'distributiecentrum',
  'horeca',
  'zorggebouw',
  'overig',
] as const;
export type Subtype = (typeof subtypes)[number];

/** Kosten koper: the buyer pays tax and notary. Vrij op naam: the price includes them. */
export const koopcondities = ['k.k.', 'v.o.n.'] as const;
export type Koopconditie = (typeof koopcondities)[number];

/** State of maintenance, worst first. */
export const onderhoudsniveaus = ['slecht', 'matig', 'redelijk', 'goed', 'uitstekend'] as const;
export type Onderhoudsniveau = (typeof onderhoudsniveaus)[number];

export const bouwvormen = ['bestaande bouw', 'nieuwbouw'] as const;
export type Bouwvorm = (typeof bouwvormen)[number];

/** Marks of a sale in the deeds of the Kadaster. */
export const saleMarks = ['family', 'severalObjects', 'auction', 'rentedOut'] as const;
export type SaleMark = (typeof saleMarks)[number];

/** Marks of sales whose price says nothing of the market: without a choice of `saleKinds` they are left out. */
export const outsideMarket: readonly SaleMark[] = ['family', 'severalObjects', 'auction'];

/** Kinds of sale to choose from: `market` are those without a mark. */
export const saleKinds = ['market', ...saleMarks] as const;

/** Range filters, in display order. */
export const transactionRangeKeys = [
  'price',
  'pricePerM2',
  'area',
  'rooms',
  'year',
  'plot',
  'bar_kk_hi',
  'bar_kk_thi',
  'bar_kk_mh',
  'thi',
  'walt',
] as const;
export type TransactionRangeKey = (typeof transactionRangeKeys)[number];

/** Choice filters, in display order. */
export const transactionChoices = [
  'municipalities',
  'gebruiksdoel',
  'woningtypes',
  'subtypes',
  'koopcondities',
  'energyLabels',
  'onderhoudBinnen',
  'onderhoudBuiten',
  'bouwvorm',
  'saleKinds',
] as const;
export type TransactionChoice = (typeof transactionChoices)[number];

export interface TransactionRangeRule extends Limits {
  /** `k€/year` is a thousand euro a year. */
  unit:
    | '€'
    | '€/month'
    | '€/year'
    | '€/m²'
    | '€/m²/year'
    | 'm²'
    | 'count'
    | 'year'
    | '%'
    | 'k€/year'
    | 'years';
}

/** Default bounds of the ranges in a market; the upper bound of `year` is the current year. */
export function transactionRanges(
  { category, propertyType }: Market,
  currentYear: number,
): Record<TransactionRangeKey, TransactionRangeRule> {
  const isDwelling = category === 'wonen';
  return {
    price: priceRule(category, propertyType),
    pricePerM2:
      propertyType === 'koop'
        ? { min: 0, max: 16_000, unit: '€/m²' }
        : { min: 0, max: 1_000, unit: '€/m²/year' },
    area: { min: 0, max: isDwelling ? 1_000 : 200_000, unit: 'm²' },
    rooms: { min: 0, max: 30, unit: 'count' },
    year: { min: 1_200, max: currentYear, unit: 'year' },
    plot: { min: 0, max: 100_000, unit: 'm²' },
    bar_kk_hi: { min: 0, max: 17, unit: '%' },
    bar_kk_thi: { min: 0, max: 17, unit: '%' },
    bar_kk_mh: { min: 0, max: 17, unit: '%' },
    thi: { min: 0, max: 10_000, unit: 'k€/year' },
    walt: { min: 0, max: 50, unit: 'years' },
  };
}

function priceRule(category: TransactionCategory, propertyType: PropertyType): TransactionRangeRule {
  if (propertyType === 'koop') return { min: 0, max: 10_000_000, unit: '€' };
  return category === 'wonen'
    ? { min: 0, max: 15_000, unit: '€/month' }
    : { min: 0, max: 1_000_000, unit: '€/year' };
}

const forDwellings: readonly string[] = ['rooms', 'woningtypes'];
const forSales: readonly string[] = [
  ...['bar_kk_hi', 'bar_kk_thi', 'bar_kk_mh', 'thi', 'walt'],
  ...['koopcondities', 'saleKinds'],
];

/** Whether a market has this filter: for example, an office has no number of rooms, and a letting no yield. */
export function isFilterOf(market: Market, key: TransactionRangeKey | TransactionChoice): boolean {
  if (forDwellings.includes(key)) return market.category === 'wonen';
  return !forSales.includes(key) || market.propertyType === 'koop';
}

/** The past year up to and including today, both ISO dates. */
export function pastYear(today: string): { from: string; to: string } {
  const from = new Date(`${today}T00:00:00Z`);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  return { from: from.toISOString().slice(0, 'yyyy-mm-dd'.length), to: today };
}
