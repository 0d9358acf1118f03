import type { NewSavedSearch } from '@kavel/contracts/saved-searches';

/** What a page asks of its service for the words of an address; null: such a search cannot be watched. */
export type CriteriaOf = (address: string) => object | null;

/** As the contract has them: plain JSON, without what is undefined. */
export const toCriteria = (criteria: object | null): NewSavedSearch['criteria'] =>
  JSON.parse(JSON.stringify(criteria));
