import type { Transaction } from '@kavel/contracts/transactions';

/** What is compared, row by row. Percent for yields, years for the WALT. */
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

/** Fields of which some transaction knows the value. */
export function knownFields(transactions: readonly Transaction[]): ComparedField[] {
  return comparedFields.filter(field => transactions.some(one => one[field] !== null));
}
