import type { ExportedObject } from '@kavel/contracts';

/** What a saved chart is of, and how its file is called. */
export interface ChartFile {
  object: ExportedObject;
  objectId?: string;
  /** Parts of the file's name, such as kind, name and date. */
  name: readonly (string | null | undefined)[];
}
