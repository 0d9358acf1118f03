export * from './queries/index';
export type { Snapshot } from './snapshot';
export { CatalogueStore, NoSnapshotError } from './store';
