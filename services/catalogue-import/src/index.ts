export { recordDatasets } from './build/record-datasets';
export { SnapshotBuilder } from './build/snapshot-builder';
export { type ColumnMapping, hasMapping, loadMapping, parseMapping, saveMapping } from './column-mapping';
export { deriveTransactions } from './deals/derive-transactions';
export { deriveDensity } from './derive/derive-density';
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
  FictionalTransactionFact,
} from './fictional-data';
export { ImportError } from './import-error';
export { type ImportKind, importKinds } from './importer';
export { type ImportJob, type ImportOptions, type ImportOutcome, runImport } from './run-import';
export type { topographyKinds } from './surroundings/surroundings';
