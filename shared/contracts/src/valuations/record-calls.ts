import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { nameSchema } from '../calls/visible-text';
import { editSchema } from './edits';
import { operatingCostParamsSchema } from './operating-costs';
import { statusChangeSchema, valuationHistorySchema, valuationStatusSchema } from './status';
import { valuationDetailSchema, valuationListItemSchema, valuationSchema } from './valuation';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** The valuation itself: its units, parameters, status and change log. */
export const recordCalls = {
  createValuation: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations',
    access,
    acting: true,
    summary: 'Create a valuation of a portfolio',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    query,
    body: z.object({
      portfolioId: z.uuid().nullable(),
      name: nameSchema,
      unitIds: z.array(z.uuid()).max(100_000).optional(),
      operatingCostParams: operatingCostParamsSchema.optional(),
      valueDate: z.iso.date().optional(),
    }),
    result: valuationSchema,
  }),
  listValuations: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations',
    access,
    acting: true,
    summary: 'Valuations of the organisation, last changed first',
    query: query.extend({ portfolioId: z.uuid().optional() }),
    result: z.array(valuationListItemSchema),
  }),
  getValuation: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id',
    access,
    acting: true,
    summary: 'A valuation with its units',
    params,
    query,
    result: valuationDetailSchema,
  }),
  updateValuation: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id',
    access,
    acting: true,
    summary: 'Change name, value date or parameters; 409 when the revision is behind',
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: z.object({
      revision: z.int(),
      name: nameSchema.optional(),
      valueDate: z.iso.date().optional(),
      operatingCostParams: operatingCostParamsSchema.optional(),
    }),
    result: valuationSchema,
  }),
  deleteValuation: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/valuations/:id',
    access,
    acting: true,
    summary: 'Delete a valuation; it can be restored for a while',
    audit: { kind: 'valuation-deleted', object: 'valuation' },
    params,
    query,
    result: z.null(),
  }),
  duplicateValuation: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/duplicate',
    access,
    acting: true,
    summary: 'A new draft with the units, buckets, parameters, references and values of this valuation',
    cost: 'expensive',
    params,
    query,
    body: z.object({ name: nameSchema }),
    result: valuationSchema,
  }),
  restoreValuation: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of a valuation',
    params,
    query,
    result: valuationSchema,
  }),
  updateStatus: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/status/:status',
    access,
    acting: true,
    summary:
      'Move a valuation to another status; 409 when it may not follow, 422 without values, 403 to approve own work',
    audit: { kind: 'valuation-status-changed', object: 'valuation' },
    params: params.extend({ status: valuationStatusSchema }),
    query,
    body: statusChangeSchema.nullish(),
    result: valuationSchema,
  }),
  getHistory: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/history',
    access,
    acting: true,
    summary: 'Audit trail, the moves the caller may make, and what was frozen at the approval',
    params,
    query,
    result: valuationHistorySchema,
  }),
  getEdits: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/edits',
    access,
    acting: true,
    summary: 'The latest changes to a valuation, newest first: who changed what, and why',
    params,
    query,
    result: z.array(editSchema),
  }),
} as const;
