export { bucketByUnit } from './model/bucket-edits';
export { BucketsWorkspace } from './ui/buckets-workspace';
