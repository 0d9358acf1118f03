import {
  isFilterOf,
  narrowedEnds,
  pastYear,
  type Transaction,
  type TransactionFilterInput,
  type TransactionRangeKey,
  transactionRangeKeys,
  transactionRanges,
} from '@kavel/contracts/transactions';
import { currentYear, today } from './transaction-dates';

/** Fields of a transaction by choice. */
export const fieldOfChoice = {
  municipalities: 'gemeentecode',
  woningtypes: 'woningtype',
  subtypes: 'subtype',
  koopcondities: 'koopconditie',
  energyLabels: 'energielabel',
  onderhoudBinnen: 'onderhoudBinnen',
  onderhoudBuiten: 'onderhoudBuiten',
  bouwvorm: 'bouwvorm',
} as const;
export type Filter = TransactionFilterInput & {
  category: 'wonen' | 'commercieel';
  propertyType: 'huur' | 'koop';
};
export type Key = keyof typeof fieldOfChoice | 'gebruiksdoel' | TransactionRangeKey | 'transactionDate';

/** The filters that a transaction fails, in plain JavaScript. */
function failed(filter: Filter, transaction: Transaction): Key[] {
  const failing: Key[] = [];
  const { from, to } = filter.transactionDate ?? pastYear(today);
  if (transaction.date < from || transaction.date > to) failing.push('transactionDate');
  for (const [key, field] of Object.entries(fieldOfChoice) as [
    keyof typeof fieldOfChoice,
    keyof Transaction,
  ][]) {
    const chosen: readonly unknown[] = filter[key] ?? [];
    if (chosen.length > 0 && !chosen.includes(transaction[field])) failing.push(key);
  }
  const functions = filter.gebruiksdoel ?? [];
  if (functions.length > 0 && !functions.some(one => transaction.gebruiksdoelen.includes(one)))
    failing.push('gebruiksdoel');
  for (const key of transactionRangeKeys) {
    const { min, max } = narrowedEnds(filter.ranges?.[key], transactionRanges(filter, currentYear)[key]);
    const value = transaction[key];
    const fails =
      value === null ? min !== null || max !== null : value < (min ?? value) || value > (max ?? value);
    if (fails) failing.push(key);
  }
  return failing.filter(key => key === 'transactionDate' || isFilterOf(filter, key));
}

export function ofMarket(all: readonly Transaction[], { category, propertyType }: Filter): Transaction[] {
  return all.filter(one => one.category === category && one.propertyType === propertyType);
}

/** Transactions that pass all filters except this one. */
export function passing(all: readonly Transaction[], filter: Filter, but?: Key): Transaction[] {
  return ofMarket(all, filter).filter(one => failed(filter, one).every(key => key === but));
}

export function tally(values: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
