import type { Transaction } from '@kavel/contracts/transactions';

/** Fields to compare, in display order. Yields in percent, WALT in years. */
export const comparedFields = [
  'propertyType',
  'date',
  'price',
  'pricePerM2',
  'area',
  'rooms',
  'year',
  'plot',
  'energielabel',
  'bar_kk_hi',
  'walt',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Fields that at least one transaction has. */
export function knownFields(transactions: readonly Transaction[]): ComparedField[] {
  return comparedFields.filter(field => transactions.some(one => one[field] !== null));
}
