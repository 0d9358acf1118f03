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
  'area-figures',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a file brought. */
export interface FileCount {
  read: number;
  accepted: number;
  /** What the rows were, for instance `panden`. */
  what: string;
}

/** What an importer is given to work with. */
export interface ImportContext {
  builder: SnapshotBuilder;
  rejects: RejectLog;
  /** True for the generated municipality. */
  fictional: boolean;
  /** Which column of a customer's own file is which field. */
  mapping?: ColumnMapping | undefined;
  /** Called now and then with the number of rows read of the file at hand. */
  progress(read: number): void;
}

/**
 * One kind of data. `read` stages the good rows of one file and logs the others; it throws an ImportError
 * when the file as a whole is no good. `merge` brings what was staged into the tables.
 */
export interface Importer {
  kind: ImportKind;
  read(path: string, context: ImportContext): Promise<FileCount>;
  merge(context: ImportContext, paths: readonly string[]): Promise<void>;
}
