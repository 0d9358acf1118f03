import type { ExportedObject } from '@kavel/contracts';

/** Subject and file name of an exported chart. */
export interface ChartFile {
  object: ExportedObject;
  objectId?: string;
  /** Parts of the file name, such as kind, name and date. */
  name: readonly (string | null | undefined)[];
}
