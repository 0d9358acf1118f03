import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { permissionKeys } from '../auth/permissions';
import { defineEndpoint } from '../calls/endpoint';
import { languages } from '../remotes/remote';
import {
  batchLimits,
  batchStates,
  documentFailures,
  documentFormats,
  documentStages,
  reportTemplates,
} from './lists';
import { brandSchema } from './look';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const path = '/document-batches';
const params = z.object({ id: z.uuid() });

/** How far a document is: answers of services read, or files drawn, of those known to be needed. */
export const documentProgressSchema = z.object({
  stage: z.enum(documentStages),
  done: z.int().min(0),
  total: z.int().min(0),
});
export type DocumentProgress = z.infer<typeof documentProgressSchema>;

/** Many documents made by a job into one ZIP file. Only who asked for them sees them. */
export const documentBatchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  template: z.enum(reportTemplates),
  language: z.enum(languages),
  state: z.enum(batchStates),
  formats: z.array(z.enum(documentFormats)),
  /** Files to make: of each document one in each format. */
  total: z.int(),
  made: z.int(),
  /** Documents that are being made. */
  working: z.array(documentProgressSchema.extend({ subject: z.string() })),
  /** Documents that could not be made. */
  failures: z.array(z.object({ subject: z.string(), reason: z.enum(documentFailures) })),
  /** Of the ZIP file; null until it is there, and after it expired. */
  bytes: z.int().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When the file is removed. */
  expiresAt: z.iso.datetime().nullable(),
});
export type DocumentBatch = z.infer<typeof documentBatchSchema>;

export const newDocumentBatchSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  template: z.enum(reportTemplates),
  language: z.enum(languages).default('nl'),
  brand: brandSchema.optional(),
  /** Files of each document; other formats than PDF for valuation reports only. */
  formats: z.array(z.enum(documentFormats)).min(1).max(documentFormats.length).optional(),
  /** Layout of valuation reports: a template of the organisation, null for none; its default when absent. */
  templateId: z.uuid().nullable().optional(),
  /** Ids of valuations, portfolios or addresses, as the template needs. */
  subjects: z
    .array(z.string().regex(/^[\da-f-]{16,36}$/i))
    .min(1)
    .max(batchLimits.documents),
});

export const documentBatchApi = {
  createDocumentBatch: defineEndpoint({
    service,
    method: 'POST',
    path,
    access,
    acting: true,
    summary: 'Make many documents into one ZIP file; the permission of the document is needed too',
    audit: { kind: 'documents-exported', object: 'documents' },
    cost: 'expensive',
    query,
    body: newDocumentBatchSchema,
    result: documentBatchSchema,
  }),
  listDocumentBatches: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    acting: true,
    summary: 'Own batches of documents, newest first',
    query,
    result: z.array(documentBatchSchema),
  }),
  cancelDocumentBatch: defineEndpoint({
    service,
    method: 'POST',
    path: `${path}/:id/cancel`,
    access,
    acting: true,
    summary: 'Stop making documents; what was made is thrown away',
    params,
    query,
    result: documentBatchSchema,
  }),
  deleteDocumentBatch: defineEndpoint({
    service,
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'Remove a batch with its file',
    params,
    query,
    result: z.null(),
  }),
  downloadDocumentBatch: defineEndpoint({
    service,
    method: 'GET',
    path: `${path}/:id/file`,
    access,
    acting: true,
    summary: 'The ZIP file of a batch',
    params,
    query,
    produces: 'application/zip',
    result: z.unknown(),
  }),
} as const;

/** For whom a document is made. Its permissions are those at the time of asking. */
export const documentCallerSchema = z.object({
  actorId: z.string(),
  userId: z.string(),
  actorName: z.string(),
  userName: z.string(),
  organisationId: z.string(),
  permissions: z.array(z.enum(permissionKeys)),
});
export type DocumentCaller = z.infer<typeof documentCallerSchema>;

/** Which document of which batch is being made. */
const documentPlaceSchema = z.object({
  organisationId: z.string(),
  batchId: z.string(),
  position: z.int(),
});
export type DocumentPlace = z.infer<typeof documentPlaceSchema>;

/** Calls of the job; not reachable from outside. */
export const documentInnerApi = {
  noteProgress: defineEndpoint({
    service,
    method: 'POST',
    path: `${path}/progress`,
    access,
    summary: 'How far a document of a batch is; whether it is still wanted',
    body: documentPlaceSchema.extend(documentProgressSchema.shape),
    result: z.object({ wanted: z.boolean() }),
  }),
  makeDocument: defineEndpoint({
    service: 'reports',
    method: 'POST',
    path: '/made',
    access,
    summary: 'One document of a batch in each format, with the data that its caller may see',
    body: z.object({
      caller: documentCallerSchema,
      /** Name of the organisation. */
      sender: z.string(),
      template: z.enum(reportTemplates),
      subject: z.string(),
      language: z.enum(languages),
      brand: brandSchema.optional(),
      templateId: z.uuid().nullable().optional(),
      formats: z.array(z.enum(documentFormats)).min(1),
      place: documentPlaceSchema,
    }),
    /** In the order of the formats; `bytes` in base64. */
    result: z.array(z.object({ fileName: z.string(), bytes: z.string() })),
  }),
} as const;
