import { call } from '@kavel/api-client';
import {
  type ProjectImport,
  type ProjectImportPreview,
  type ProjectImportResult,
  type ProjectImportRow,
  type ProjectUndo,
  projectApi,
} from '@kavel/contracts/projects';
import { readTable, type TableFile } from '@kavel/files/reading';

/** A file as a table of texts, or why it is refused. */
export async function readFile(file: File): Promise<TableFile> {
  return readTable(new Uint8Array(await file.arrayBuffer()));
}

interface Prepared {
  name: string;
  rows: ProjectImportRow[];
}

export const previewImport = (body: Prepared): Promise<ProjectImportPreview> =>
  call(projectApi.previewProjectImport, { body });

export const startImport = (body: Prepared): Promise<ProjectImportResult> =>
  call(projectApi.importProjects, { body });

export const undoImport = ({ id }: ProjectImport): Promise<ProjectUndo> =>
  call(projectApi.undoProjectImport, { params: { id } });
