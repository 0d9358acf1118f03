/** Snapshots in a store, from which several machines serve the same data. */
export type { PublishedDocument, PublishedSnapshot } from './documents';
export { type FollowedStore, followPublished } from './follow-published';
export { forgetSnapshot } from './forget-snapshot';
export { type Occasion, rollBackSnapshot, switchSnapshot } from './moves';
export { type Pruned, prunable, pruneStore, resumePruning } from './prune-store';
export { type Publication, type PublishOptions, publishSnapshot } from './publish-snapshot';
export { type Pulled, type PullOptions, pullSnapshot } from './pull-snapshot';
export { openSnapshotStore, SnapshotStore } from './snapshot-store';
