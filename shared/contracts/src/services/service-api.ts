import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import {
  fileMetadataSchema,
  newServiceSchema,
  serviceFileSchema,
  serviceSchema,
  serviceUpdateSchema,
} from './service';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });
const fileParams = z.object({ id: z.uuid(), fileId: z.uuid() });

export const uploadTargetSchema = z.object({
  fileId: z.uuid(),
  /** Path on this origin that receives the bytes; requires the caller's token. */
  uploadUrl: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  /** An unconfirmed upload is deleted after this time. */
  expiresAt: z.iso.datetime(),
});
export type UploadTarget = z.infer<typeof uploadTargetSchema>;

export const uploadProgressSchema = z.object({
  /** Number of received bytes: the next part starts here. */
  received: z.int().nonnegative(),
  /** Announced size in bytes; null when not announced. */
  size: z.int().nullable(),
  expiresAt: z.iso.datetime(),
});
export type UploadProgress = z.infer<typeof uploadProgressSchema>;

/**
 * Services and their files. An upload has three steps: create a target, send the bytes, in one piece or in parts by
 * `content-range: bytes <first>-<last>/<size or *>`, and confirm. Until then the file is not listed and cannot be
 * downloaded. An unknown, foreign, deleted or expired id gives `not-found`.
 */
export const serviceApi = {
  listServices: defineEndpoint({
    service,
    method: 'GET',
    path: '/services',
    access,
    acting: true,
    summary: 'Services of the organisation, last changed first, or those of one portfolio',
    query: query.extend({ portfolioId: z.uuid().optional() }),
    result: z.array(serviceSchema),
  }),
  createService: defineEndpoint({
    service,
    method: 'POST',
    path: '/services',
    access,
    acting: true,
    summary: 'Create a service; fields without a meaning here are kept as they are',
    query,
    body: newServiceSchema,
    result: serviceSchema,
  }),
  getService: defineEndpoint({
    service,
    method: 'GET',
    path: '/services/:id',
    access,
    acting: true,
    summary: 'A service',
    params,
    query,
    result: serviceSchema,
  }),
  updateService: defineEndpoint({
    service,
    method: 'PUT',
    path: '/services/:id',
    access,
    acting: true,
    summary: 'Change the fields that are sent',
    params,
    query,
    body: serviceUpdateSchema,
    result: serviceSchema,
  }),
  deleteService: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/services/:id',
    access,
    acting: true,
    summary: 'Delete a service with its files; it can be restored for a day',
    audit: { kind: 'service-deleted', object: 'service' },
    params,
    query,
    result: z.null(),
  }),
  restoreService: defineEndpoint({
    service,
    method: 'POST',
    path: '/services/:id/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of a service',
    params,
    query,
    result: serviceSchema,
  }),
  listServiceFiles: defineEndpoint({
    service,
    method: 'GET',
    path: '/services/:id/files',
    access,
    acting: true,
    summary: 'Confirmed files, newest first',
    params,
    query,
    result: z.array(serviceFileSchema),
  }),
  startUpload: defineEndpoint({
    service,
    method: 'POST',
    path: '/services/:id/files/upload',
    access,
    acting: true,
    summary: 'Ask where to put a file; a size or checksum that is given has to hold when it is confirmed',
    params,
    query,
    body: z.object({
      file_name: z.string(),
      size: z.int().nonnegative().optional(),
      /** SHA-256 in hexadecimal. */
      checksum: z.hex().length(64).toLowerCase().optional(),
      metadata: fileMetadataSchema.optional(),
    }),
    result: uploadTargetSchema,
  }),
  /** Accepts the bytes as its body, of type `application/octet-stream`. */
  putContent: defineEndpoint({
    service,
    method: 'PUT',
    path: '/services/:id/files/:fileId/content',
    access,
    acting: true,
    summary: 'The bytes of an upload: all of them, or the part that content-range names',
    params: fileParams,
    query,
    consumes: 'application/octet-stream',
    result: uploadProgressSchema,
  }),
  uploadProgress: defineEndpoint({
    service,
    method: 'GET',
    path: '/services/:id/files/:fileId/upload',
    access,
    acting: true,
    summary: 'How far an upload is, to go on with it',
    params: fileParams,
    query,
    result: uploadProgressSchema,
  }),
  confirmUpload: defineEndpoint({
    service,
    method: 'POST',
    path: '/services/:id/files/:fileId/confirm',
    access,
    acting: true,
    summary: 'Check what was uploaded and take it into the list; a second time changes nothing',
    params: fileParams,
    query,
    result: serviceFileSchema,
  }),
  /** Returns the bytes, always as an attachment; supports a single `range`. */
  downloadFile: defineEndpoint({
    service,
    method: 'GET',
    path: '/services/:id/files/:fileId/download',
    access,
    acting: true,
    summary: 'The file',
    audit: { kind: 'file-downloaded', object: 'service' },
    params: fileParams,
    query,
    produces: 'application/octet-stream',
    result: z.unknown(),
  }),
  deleteFile: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/services/:id/files/:fileId',
    access,
    acting: true,
    summary: 'Delete a file, which can be restored for a day, or give up an upload',
    audit: { kind: 'file-deleted', object: 'service' },
    params: fileParams,
    query,
    result: z.null(),
  }),
  restoreFile: defineEndpoint({
    service,
    method: 'POST',
    path: '/services/:id/files/:fileId/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of a file',
    params: fileParams,
    query,
    result: serviceFileSchema,
  }),
  updateFileMetadata: defineEndpoint({
    service,
    method: 'PUT',
    path: '/services/:id/files/:fileId/metadata',
    access,
    acting: true,
    summary: 'Replace the metadata of a file',
    params: fileParams,
    query,
    body: fileMetadataSchema,
    result: serviceFileSchema,
  }),
} as const;
