import type { SavedSearch } from '@kavel/contracts/saved-searches';

const pages: Record<SavedSearch['kind'], string> = {
  locator: '/locator',
  transactions: '/transactions',
  sourcing: '/sourcing',
  market: '/market',
  'travel-time': '/search',
  view3d: '/3d',
};

/** The page of a saved search, with its conditions in the address. */
export const searchPath = ({ kind, address }: Pick<SavedSearch, 'kind' | 'address'>): string =>
  `${pages[kind]}?${address}`;
