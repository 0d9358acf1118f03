import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { projectFilterQuery } from './filter';
import {
  projectImportBodySchema,
  projectImportPreviewSchema,
  projectImportResultSchema,
  projectImportSchema,
  projectUndoSchema,
} from './import';
import { projectMarkerLimit, projectPageLimit } from './lists';
import {
  newProjectSchema,
  projectChangeSchema,
  projectFacetsSchema,
  projectMarkerSchema,
  projectSchema,
} from './project';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const filterQuery = query.extend(projectFilterQuery);
const params = z.object({ id: z.uuid() });

/**
 * Assignments of the organisation, visible to and editable by all of its users. A project matches a date range when the
 * period between its start and its end (closed, else due) overlaps the range.
 */
export const projectApi = {
  listProjects: defineEndpoint({
    service,
    method: 'GET',
    path: '/projects',
    access,
    acting: true,
    summary: "Projects by the client's order and key; those without an order come last",
    query: filterQuery.extend({
      /** `next` of the previous page. */
      after: z.string().max(600).optional(),
      limit: z.coerce.number().int().min(1).max(projectPageLimit).default(200),
    }),
    result: z.object({
      projects: z.array(projectSchema),
      /** Number of projects that match the filter. */
      count: z.int(),
      next: z.string().nullable(),
    }),
  }),
  listProjectMarkers: defineEndpoint({
    service,
    method: 'GET',
    path: '/projects/markers',
    access,
    acting: true,
    summary: `Projects with a place, at most ${projectMarkerLimit}`,
    query: filterQuery,
    result: z.array(projectMarkerSchema),
  }),
  projectFacets: defineEndpoint({
    service,
    method: 'GET',
    path: '/projects/facets',
    access,
    acting: true,
    summary: 'Values to filter projects by, with their counts',
    query: filterQuery,
    result: projectFacetsSchema,
  }),
  createProject: defineEndpoint({
    service,
    method: 'POST',
    path: '/projects',
    access,
    acting: true,
    summary: 'Create a project',
    audit: { kind: 'project-created', object: 'project' },
    query,
    body: newProjectSchema,
    result: projectSchema,
  }),
  getProject: defineEndpoint({
    service,
    method: 'GET',
    path: '/projects/:id',
    access,
    acting: true,
    summary: 'A project',
    params,
    query,
    result: projectSchema,
  }),
  changeProject: defineEndpoint({
    service,
    method: 'PUT',
    path: '/projects/:id',
    access,
    acting: true,
    summary: 'Change the fields that are sent; closing sets the date it was closed, unless that is sent too',
    audit: { kind: 'project-changed', object: 'project' },
    params,
    query,
    body: projectChangeSchema,
    result: projectSchema,
  }),
  deleteProject: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/projects/:id',
    access,
    acting: true,
    summary: 'Delete a project; it can be restored for a day',
    audit: { kind: 'project-deleted', object: 'project' },
    params,
    query,
    result: z.null(),
  }),
  restoreProject: defineEndpoint({
    service,
    method: 'POST',
    path: '/projects/:id/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of a project',
    params,
    query,
    result: projectSchema,
  }),
  previewProjectImport: defineEndpoint({
    service,
    method: 'POST',
    path: '/project-imports/preview',
    access,
    acting: true,
    summary: 'What an import would do, row by row; stores nothing',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: projectImportBodySchema,
    result: projectImportPreviewSchema,
  }),
  importProjects: defineEndpoint({
    service,
    method: 'POST',
    path: '/project-imports',
    access,
    acting: true,
    summary: "Take over a tracker's export; a project that is there by its key is updated",
    audit: { kind: 'projects-imported', object: 'import' },
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: projectImportBodySchema,
    result: projectImportResultSchema,
  }),
  listProjectImports: defineEndpoint({
    service,
    method: 'GET',
    path: '/project-imports',
    access,
    acting: true,
    summary: 'The last 50 imports, newest first',
    query,
    result: z.array(projectImportSchema),
  }),
  undoProjectImport: defineEndpoint({
    service,
    method: 'POST',
    path: '/project-imports/:id/undo',
    access,
    acting: true,
    summary: 'Take back a whole import; projects that were changed after it keep what they are',
    audit: { kind: 'projects-import-undone', object: 'import' },
    cost: 'expensive',
    params,
    query,
    result: projectUndoSchema,
  }),
} as const;
