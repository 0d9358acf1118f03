import type { Reference } from '@kavel/contracts';

/** References from more than a year before the value date; the report must state that they were indexed. */
export function olderThanAYear(references: readonly Reference[], valueDate: string): Reference[] {
  const [year = '', rest = ''] = [valueDate.slice(0, 4), valueDate.slice(4)];
  const limit = `${Number(year) - 1}${rest}`;
  return references.filter(({ transactionDate }) => transactionDate < limit);
}
