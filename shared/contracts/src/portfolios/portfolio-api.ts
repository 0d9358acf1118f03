import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { nameSchema } from '../calls/visible-text';
import { unitTableSchema } from '../units/unit-table';
import { handoverSchema, ownerWhoLeftSchema } from './handover';
import { portfolioDetailSchema, portfolioSchema } from './portfolio';
import { portfolioSharingSchema, sharingSchema } from './sharing';
import { portfolioValueSchema } from './value';
import { valueCalls } from './value-calls';

const service = 'portfolio';
const access = ['auth.portfolio-hub'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** Portfolios: ownership, sharing and value. */
export const portfolioApi = {
  listPortfolios: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios',
    access,
    acting: true,
    summary: 'Portfolios the user may see, last changed first; the archived ones when asked for',
    query: query.extend({ archived: z.stringbool().optional() }),
    result: z.array(portfolioSchema),
  }),
  createPortfolio: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios',
    access,
    acting: true,
    summary: 'Create a portfolio',
    query,
    /** `example`: made from fictional addresses to try things, so that no total counts it. */
    body: z.object({ name: nameSchema, example: z.boolean().optional() }),
    result: portfolioSchema,
  }),
  renamePortfolio: defineEndpoint({
    service,
    method: 'PUT',
    path: '/portfolios/:id',
    access,
    acting: true,
    summary: 'Rename a portfolio',
    params,
    query,
    body: z.object({ name: nameSchema }),
    result: portfolioSchema,
  }),
  deletePortfolio: defineEndpoint({
    service,
    method: 'DELETE',
    path: '/portfolios/:id',
    access,
    acting: true,
    summary: 'Delete a portfolio with its units; it can be restored for a while',
    audit: { kind: 'portfolio-deleted', object: 'portfolio' },
    params,
    query,
    result: z.null(),
  }),
  restorePortfolio: defineEndpoint({
    service,
    method: 'POST',
    path: '/portfolios/:id/restore',
    access,
    acting: true,
    summary: 'Take back the deletion of a portfolio',
    params,
    query,
    result: portfolioSchema,
  }),
  getPortfolio: defineEndpoint({
    service,
    method: 'GET',
    path: '/portfolios/:id',
    access,
    acting: true,
    summary: 'A portfolio with its units',
    params,
    query,
    result: portfolioDetailSchema,
  }),
  duplicatePortfolio: defineEndpoint({
    service,
    access,
    query,
    method: 'POST',
    path: '/portfolios/:id/duplicate',
    acting: true,
    summary: 'Copy a portfolio with its units; the copy is the own of who asks',
    cost: 'expensive',
    params,
    body: z.object({ name: nameSchema }),
    result: portfolioSchema,
  }),
  archivePortfolio: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/archived',
    acting: true,
    summary: 'Put a portfolio in the archive, where it is read-only, or take it out',
    params,
    body: z.object({ archived: z.boolean() }),
    result: portfolioSchema,
  }),
  getSharing: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/portfolios/:id/sharing',
    acting: true,
    summary: 'With whom a portfolio is shared',
    params,
    result: portfolioSharingSchema,
  }),
  saveSharing: defineEndpoint({
    service,
    access,
    query,
    method: 'PUT',
    path: '/portfolios/:id/sharing',
    acting: true,
    summary: 'Share a portfolio inside the organisation; its owner may',
    audit: { kind: 'portfolio-shared', object: 'portfolio' },
    params,
    body: sharingSchema,
    result: portfolioSharingSchema,
  }),
  listOwnersWhoLeft: defineEndpoint({
    service,
    access: ['auth.management'],
    method: 'GET',
    path: '/handovers',
    summary: 'Who owns portfolios of the own organisation and is no longer an active user of it',
    result: z.array(ownerWhoLeftSchema),
  }),
  handOver: defineEndpoint({
    service,
    access: ['auth.management'],
    method: 'POST',
    path: '/handovers',
    summary: 'Make a colleague the owner of all portfolios of somebody who left; who shares them stays',
    audit: { kind: 'portfolios-handed-over', object: 'user' },
    body: handoverSchema,
    result: z.object({ portfolios: z.number().int() }),
  }),
  getUnitTable: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/portfolios/:id/unit-table',
    acting: true,
    summary: 'The units of a portfolio by column',
    params,
    result: portfolioSchema.extend({ units: unitTableSchema }),
  }),
  getPortfolioValue: defineEndpoint({
    service,
    access,
    query,
    method: 'GET',
    path: '/portfolios/:id/value',
    acting: true,
    summary:
      'The value of a portfolio by its newest approved valuation, else its newest draft; null without values',
    params,
    result: portfolioValueSchema.nullable(),
  }),
  ...valueCalls,
} as const;
