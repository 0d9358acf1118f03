/** Pages whose searches can be watched for new results. */
export const watchableSearchKinds = ['locator', 'transactions', 'sourcing', 'market'] as const;
export type WatchableSearchKind = (typeof watchableSearchKinds)[number];

/** Pages whose searches can be kept. Travel times and views of the 3D map have no results to watch. */
export const savedSearchKinds = [...watchableSearchKinds, 'travel-time', 'view3d'] as const;
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
