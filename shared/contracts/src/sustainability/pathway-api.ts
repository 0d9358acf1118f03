import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { pathwayFileSchema, pathwayImportSchema, pathwayPreviewSchema, pathwaysSchema } from './pathway';

const service = 'real-estate-data';
const access = ['auth.sustainability-score'] as const;
const query = actingQuerySchema;

/** Pathways of CRREM that an organisation imports for itself; their licence forbids that we hand them out. */
export const pathwayApi = {
  listPathways: defineEndpoint({
    service,
    method: 'GET',
    path: '/sustainability-pathways',
    access,
    acting: true,
    summary: 'The pathways of the organisation that hold, and the files that they came with',
    query,
    result: pathwaysSchema,
  }),
  previewPathways: defineEndpoint({
    service,
    method: 'POST',
    path: '/sustainability-pathways/preview',
    access,
    acting: true,
    summary: 'What importing a file with pathways would do; stores nothing',
    query,
    body: pathwayFileSchema,
    result: pathwayPreviewSchema,
  }),
  importPathways: defineEndpoint({
    service,
    method: 'POST',
    path: '/sustainability-pathways',
    access,
    acting: true,
    summary: 'Import the rows of a file that are not rejected',
    query,
    body: pathwayFileSchema,
    result: pathwayImportSchema,
  }),
  removePathways: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/sustainability-pathways/:id',
    access,
    acting: true,
    summary: 'Take back a whole file; the pathways before it hold again',
    params: z.object({ id: z.uuid() }),
    query,
    result: pathwayImportSchema,
  }),
} as const;
