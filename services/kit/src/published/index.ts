export { atOnce } from './at-once';
export { type BucketOptions, bucketObjects } from './bucket-objects';
export { folderObjects } from './folder-objects';
export { type FollowedDocument, type FollowOptions, followDocument } from './follow-document';
export type { ObjectStore, TaggedObject } from './object-store';
export { openObjects } from './open-objects';
export { StoreError } from './store-error';
export { StoredDocument, type Tagged } from './stored-document';
export { versionsBefore } from './versions-before';
