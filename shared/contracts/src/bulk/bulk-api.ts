import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { batchLineLimit, batchLineSchema, lineResultSchema } from '../units/batch-lines';
import {
  bulkJobSchema,
  bulkLineLimit,
  bulkLineResultSchema,
  bulkLineSchema,
  bulkModeSchema,
  bulkOutcomeSchema,
  bulkPartLimit,
  bulkUpdatesSchema,
} from './bulk';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

export const bulkApi = {
  createBulkJob: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/bulk-jobs',
    access,
    acting: true,
    summary: 'Announce a list of addresses that follows in parts',
    cost: 'expensive',
    params,
    query,
    body: z.object({
      name: z.string().trim().max(200),
      lines: z.int().min(1).max(bulkLineLimit),
      parts: z.int().min(1).max(bulkLineLimit),
    }),
    result: bulkJobSchema,
  }),
  listBulkJobs: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/:id/bulk-jobs',
    access,
    acting: true,
    summary: 'The latest lists for a portfolio, newest first',
    params,
    query,
    result: z.array(bulkJobSchema),
  }),
  putBulkPart: defineEndpoint({
    service,
    method: 'PUT',
    path: '/bulk-jobs/:id/parts/:part',
    access,
    acting: true,
    summary: 'Send a part, which is matched at once; sending it again changes nothing',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    params: params.extend({ part: z.coerce.number().int().min(1) }),
    query,
    body: z.object({ lines: z.array(bulkLineSchema).min(1).max(bulkPartLimit) }),
    result: z.object({ counts: z.record(bulkOutcomeSchema, z.int()) }),
  }),
  startBulkJob: defineEndpoint({
    service,
    method: 'POST',
    path: '/bulk-jobs/:id/start',
    access,
    acting: true,
    summary: 'Store what was matched; parts that have not come in yet are stored as they come',
    audit: { kind: 'portfolio-imported', object: 'import' },
    cost: 'expensive',
    params,
    query,
    body: z.object({ mode: bulkModeSchema, updates: bulkUpdatesSchema.default('leave') }),
    result: bulkJobSchema,
  }),
  getBulkJob: defineEndpoint({
    service,
    method: 'GET',
    path: '/bulk-jobs/:id',
    access,
    acting: true,
    summary: 'How far a list is',
    params,
    query,
    result: bulkJobSchema,
  }),
  cancelBulkJob: defineEndpoint({
    service,
    method: 'POST',
    path: '/bulk-jobs/:id/cancel',
    access,
    acting: true,
    summary: 'Stop; when this answers, no more lines go in. What went in stays',
    params,
    query,
    result: bulkJobSchema,
  }),
  listBulkLines: defineEndpoint({
    service,
    method: 'GET',
    path: '/bulk-jobs/:id/lines',
    access,
    acting: true,
    summary: 'Lines with what became of them, in the order of the list',
    params,
    query: query.extend({
      /** `problems`: all lines that were not added and will not be. */
      outcome: z.union([bulkOutcomeSchema, z.literal('problems')]).optional(),
      /** `part:line` of the last line of the previous page. */
      after: z
        .string()
        .regex(/^\d{1,9}:\d{1,9}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(100),
    }),
    result: z.object({ lines: z.array(bulkLineResultSchema), next: z.string().nullable() }),
  }),
  settleBulkLine: defineEndpoint({
    service,
    method: 'PUT',
    path: '/bulk-jobs/:id/lines/:line',
    access,
    acting: true,
    summary: 'Say which object a line means; after the job it goes in at once',
    params: params.extend({ line: z.coerce.number().int().min(1) }),
    query,
    body: z.object({ objectId: bagIdSchema }),
    result: bulkLineResultSchema,
  }),
  /** A file, not an envelope. */
  bulkResultFile: defineEndpoint({
    service,
    method: 'GET',
    path: '/bulk-jobs/:id/result',
    access,
    acting: true,
    summary: 'CSV of all lines with what became of them',
    audit: { kind: 'import-exported', object: 'import' },
    cost: 'expensive',
    params,
    query: query.extend({ language: z.enum(['nl', 'en', 'de']).default('nl') }),
    produces: 'text/csv',
    result: z.string(),
  }),
} as const;

/** Called only by the portfolio service. */
export const bulkCatalogueApi = {
  matchObjects: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/addresses/match-objects',
    access: 'authenticated',
    summary: 'Match lines of free text, with the facts of the objects that were matched',
    bodyLimit: largeBodyBytes,
    body: z.object({
      lines: z.array(batchLineSchema).min(1).max(batchLineLimit),
      /** False: without candidates for ambiguous lines. */
      candidates: z.boolean().optional(),
      /** Additional fields of the caller, included in the texts as null. */
      emptyFields: z.array(z.string()).optional(),
    }),
    result: z.object({
      lines: z.array(lineResultSchema),
      /** As JSON text without the id, so that tens of thousands of objects are not parsed on the way. */
      objects: z.array(z.object({ objectId: bagIdSchema, json: z.string() })),
    }),
  }),
} as const;
