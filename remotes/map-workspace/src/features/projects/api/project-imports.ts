import { call } from '@kavel/api-client';
import {
  type ProjectImport,
  type ProjectImportPreview,
  type ProjectImportResult,
  type ProjectImportRow,
  type ProjectUndo,
  projectApi,
} from '@kavel/contracts/projects';

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
