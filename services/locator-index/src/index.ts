export { postcodeCode } from './columns/index-source';
export { rangeFields } from './columns/range-fields';
export type { RecordBatch } from './columns/records';
export type { ObjectsInside } from './plan';
export { exactFiguresOf, type Figures } from './questions/exact-figures';
export {
  type Asked,
  countObjects,
  distributionOf,
  facetsOf,
  optionsOf,
  pageOf,
} from './questions/locator';
export { objectData } from './questions/object-data';
export { objectsInside } from './questions/objects-inside';
export { boundsOf } from './questions/result-bounds';
export { countRows, hasRow, ResultMasks } from './questions/result-masks';
export { type SnapshotIndex, snapshotIndex } from './snapshot-index';
