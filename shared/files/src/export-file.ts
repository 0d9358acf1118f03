import { call } from '@kavel/api-client';
import { type ExportedObject, exportApi, exportLimits } from '@kavel/contracts';
import { saveFile } from './save-file';

/** A file that a page generated from data it has read. */
export interface ExportedFile {
  content: Blob;
  fileName: string;
  /** Kind of object in the rows. */
  object: ExportedObject;
  /** Absent when the rows do not belong to one object, for example search results. */
  objectId?: string | undefined;
  rows: number;
}

/** Records an export in the audit log, then offers the file. Throws when recording fails; then no file is offered. */
export async function exportFile({ content, fileName, ...exported }: ExportedFile): Promise<void> {
  const body = { ...exported, fileName: fileName.slice(0, exportLimits.fileName) };
  await call(exportApi.recordExport, { body });
  saveFile(content, fileName);
}
