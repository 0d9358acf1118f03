export { recordDatasets } from './build/record-datasets';
export { SnapshotBuilder } from './build/snapshot-builder';
export { type ColumnMapping, hasMapping, loadMapping, parseMapping, saveMapping } from './column-mapping';
export { deriveTransactions } from './deals/derive-transactions';
export { areaFinder } from './derive/area-finder';
export { deriveDensity } from './derive/derive-density';
export { deriveGemeenten } from './derive/derive-gemeenten';
export { deriveStreets } from './derive/derive-streets';
export { gemeenten2024 } from './derive/gemeenten-2024';
export { vtwTypeOf, vtwTypeSql } from './derive/vtw-type';
export { idSql } from './derive/words';
export type {
  Deal,
  DealKind,
  DealSubject,
  Deals,
  FictionalData,
  FictionalFact,
  TransactionFacts,
} from './fictional-data';
export { shapeColumns } from './geometry/shape-columns';
export { ImportError } from './import-error';
export { type ImportJob, readGeneratedFiles } from './import-files';
export { type ImportKind, importKinds } from './importer';
export { type PreviewedFile, previewImport } from './preview-import';
export { type ImportOptions, type ImportOutcome, runImport } from './run-import';
export { deriveScores } from './scores/derive-scores';
export type { topographyKinds } from './surroundings/surroundings';
