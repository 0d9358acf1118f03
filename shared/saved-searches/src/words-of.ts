import {
  type SavedSearchKind,
  type WatchableSearchKind,
  watchableSearchKinds,
} from '@kavel/contracts/saved-searches';

/** Whether the service asks such searches again. */
export const isWatchable = (kind: SavedSearchKind): kind is WatchableSearchKind =>
  watchableSearchKinds.some(one => one === kind);

/** What is kept: a search, or a view of the 3D map. */
export const wordsOf = (kind: SavedSearchKind): 'search' | 'view' => (kind === 'view3d' ? 'view' : 'search');
