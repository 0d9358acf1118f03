/** Pages whose searches can be kept and watched. */
export const watchedSearchKinds = ['locator', 'transactions', 'sourcing'] as const;
export type WatchedSearchKind = (typeof watchedSearchKinds)[number];

/** Pages whose searches can be kept. A travel time has no results to watch. */
export const savedSearchKinds = [...watchedSearchKinds, 'travel-time'] as const;
export type SavedSearchKind = (typeof savedSearchKinds)[number];

export const savedSearchLimits = {
  /** Searches of a user, deleted ones aside; watched ones among them. */
  perUser: 200,
  watched: 50,
  /** Characters of the address, and of the criteria as JSON. */
  address: 8_000,
  criteria: 8_000,
  /** Days in which a deletion can be taken back. */
  restoreDays: 1,
};
