import {
  type SavedSearchKind,
  type WatchableSearchKind,
  watchableSearchKinds,
} from '@kavel/contracts/saved-searches';

/** Whether the service asks such searches again. */
export const isWatchable = (kind: SavedSearchKind): kind is WatchableSearchKind =>
  watchableSearchKinds.some(one => one === kind);

/** What is kept: a search, a dashboard, or a view of the 3D map. */
export function wordsOf(kind: SavedSearchKind): 'search' | 'dashboard' | 'view' {
  if (kind === 'market') return 'dashboard';
  return kind === 'view3d' ? 'view' : 'search';
}
