import type { SnapshotBuilder } from './build/snapshot-builder';
import type { ColumnMapping } from './column-mapping';
import type { RejectLog } from './reject-log';

export const importKinds = [
  'bag',
  'ep-online',
  'cbs',
  'transactions',
  'rents',
  'stations',
  'topography',
  'heights',
  'coverage',
  'zoning',
  'ramps',
  'kvk',
  'brk',
  'area-figures',
  'schools',
  'stops',
  'charging',
  'poi',
  'roofs',
  '3dbag',
  'climate',
  'energy-facts',
  'measures',
  'series',
  'roads',
  'timetable',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Number of rows imported from a file. */
export interface FileCount {
  read: number;
  accepted: number;
  /** Kind of the rows, for instance `panden`. */
  what: string;
}

/** Input of an importer. */
export interface ImportContext {
  builder: SnapshotBuilder;
  rejects: RejectLog;
  /** True for the generated municipality. */
  fictional: boolean;
  /** Maps columns of a customer's file to fields. */
  mapping?: ColumnMapping | undefined;
  /** Of figures whose file does not say of which year they are. */
  year?: number | undefined;
  /** Called now and then with the number of rows read of the file at hand. */
  progress(read: number): void;
}

/**
 * One kind of data. `read` stages the valid rows of one file and logs the others; it throws an ImportError when the
 * whole file is invalid. `merge` merges the staged rows into the tables.
 */
export interface Importer {
  kind: ImportKind;
  read(path: string, context: ImportContext): Promise<FileCount>;
  merge(context: ImportContext, paths: readonly string[]): Promise<void>;
}
