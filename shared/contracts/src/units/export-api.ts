import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { languages } from '../remotes/remote';
import { unitViewSchema } from './views';

export const unitFileFormats = ['csv', 'xlsx'] as const;
export const unitFileFormatSchema = z.enum(unitFileFormats);
export type UnitFileFormat = z.infer<typeof unitFileFormatSchema>;

export const unitExportApi = {
  exportUnits: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities/export',
    access: ['auth.portfolio-hub'],
    acting: true,
    summary:
      'The units of a portfolio as a file: columns, order and filter of a view, which a head says in words',
    audit: { kind: 'list-exported', object: 'portfolio' },
    cost: 'expensive',
    params: z.object({ id: z.uuid() }),
    query: actingQuerySchema,
    body: z.strictObject({
      view: unitViewSchema,
      format: unitFileFormatSchema,
      language: z.enum(languages).default('nl'),
    }),
    produces: 'application/octet-stream',
    result: z.unknown(),
  }),
  describeView: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/portfolios/:id/real-estate-entities/export/head',
    access: ['auth.portfolio-hub'],
    acting: true,
    summary: 'What a view of a portfolio shows, in words: the head of its files',
    params: z.object({ id: z.uuid() }),
    query: actingQuerySchema,
    body: z.strictObject({ view: unitViewSchema, language: z.enum(languages).default('nl') }),
    /** Pairs of a name and what it is. */
    result: z.object({ head: z.array(z.tuple([z.string(), z.string()])) }),
  }),
} as const;
