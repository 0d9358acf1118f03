import type { LocatorSort } from '@kavel/contracts/locator';

/** The order of a result. */
export interface ResultOrder {
  by: LocatorSort;
  direction: 'ascending' | 'descending';
}

/** A position in a result: the cursor of a page, and the number of objects before it. */
export interface Place {
  cursor: string | null;
  before: number;
}

export const beginning: Place = { cursor: null, before: 0 };
