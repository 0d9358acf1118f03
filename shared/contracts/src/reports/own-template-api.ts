import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { ownTemplateBodySchema, ownTemplateSchema } from './own-template';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const path = '/report-templates';
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;
const audit = { kind: 'report-template-changed', object: 'report-template' } as const;

/** Templates of an organisation for its valuation report: sections, order, headings and texts. */
export const ownTemplateApi = {
  listReportTemplates: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    acting: true,
    summary: 'Templates of the organisation, by name',
    query,
    result: z.array(ownTemplateSchema),
  }),
  createReportTemplate: defineEndpoint({
    service,
    method: 'POST',
    path,
    access,
    acting: true,
    summary: 'A new template; the name must be free',
    audit,
    query,
    body: ownTemplateBodySchema,
    result: ownTemplateSchema,
  }),
  saveReportTemplate: defineEndpoint({
    service,
    method: 'PUT',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'Replace a template; 409 when the revision is behind',
    audit,
    params,
    query,
    body: ownTemplateBodySchema.extend({ revision: z.int() }),
    result: ownTemplateSchema,
  }),
  deleteReportTemplate: defineEndpoint({
    service,
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    acting: true,
    summary: 'Delete a template; it can be restored',
    audit,
    params,
    query,
    result: z.null(),
  }),
  restoreReportTemplate: defineEndpoint({
    service,
    method: 'POST',
    path: `${path}/:id/restore`,
    access,
    acting: true,
    summary: 'Take back the deletion of a template',
    audit,
    params,
    query,
    result: ownTemplateSchema,
  }),
} as const;
