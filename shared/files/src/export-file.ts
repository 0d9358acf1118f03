import { call } from '@kavel/api-client';
import { type ExportedObject, exportApi, exportLimits } from '@kavel/contracts';
import { saveFile } from './save-file';

/** A file that a page made from what it has read. */
export interface ExportedFile {
  content: Blob;
  fileName: string;
  /** What the rows are of. */
  object: ExportedObject;
  /** Absent where they are of no one object, such as the results of a search. */
  objectId?: string | undefined;
  rows: number;
}

/** Records an export in the audit log, then offers the file. Throws when it cannot be recorded: then there is no file. */
export async function exportFile({ content, fileName, ...exported }: ExportedFile): Promise<void> {
  const body = { ...exported, fileName: fileName.slice(0, exportLimits.fileName) };
  await call(exportApi.recordExport, { body });
  saveFile(content, fileName);
}
