import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { permissionKeys } from '../auth/permissions';
import { defineEndpoint } from '../calls/endpoint';
import { languages } from '../remotes/remote';
import { batchLimits, batchStates, documentFailures, reportTemplates } from './lists';
import { brandSchema } from './look';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;
const path = '/document-batches';
const params = z.object({ id: z.uuid() });

/** Many documents made by a job into one ZIP file. Only who asked for them sees them. */
export const documentBatchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  template: z.enum(reportTemplates),
  language: z.enum(languages),
  state: z.enum(batchStates),
  total: z.int(),
  made: z.int(),
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

/** Calls of the job; not reachable from outside. */
export const documentInnerApi = {
  makeDocument: defineEndpoint({
    service: 'reports',
    method: 'POST',
    path: '/made',
    access,
    summary: 'One document of a batch, with the data that its caller may see',
    body: z.object({
      caller: documentCallerSchema,
      /** Name of the organisation. */
      sender: z.string(),
      template: z.enum(reportTemplates),
      subject: z.string(),
      language: z.enum(languages),
      brand: brandSchema.optional(),
      templateId: z.uuid().nullable().optional(),
    }),
    /** `pdf` in base64. */
    result: z.object({ fileName: z.string(), pdf: z.string() }),
  }),
} as const;
