import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { addressSuggestionSchema, bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';
import { batchLineLimit, batchLineSchema, lineResultSchema } from '../units/batch-lines';
import { withinSchema } from '../work-areas/within';
import { addressPageSchema, addressSorts } from './addresses';
import { catalogueStatusSchema } from './status';

const service = 'real-estate-data';
const objectParams = z.object({ id: bagIdSchema });

/** Calls about addresses and objects of the catalogue. */
export const catalogueApi = {
  catalogueStatus: defineEndpoint({
    service,
    method: 'GET',
    path: '/catalogue/status',
    access: 'public',
    summary: 'Which snapshot answers and what is in it',
    result: catalogueStatusSchema,
  }),
  suggestAddresses: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses/suggest',
    access: 'public',
    summary: 'Addresses that begin like the text, best first',
    cost: 'frequent',
    query: z.object({
      q: z.string().trim().min(1).max(120),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    result: z.array(addressSuggestionSchema),
  }),
  browseAddresses: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses',
    access: 'public',
    acting: true,
    summary: 'All addresses of the catalogue in an order, page after page',
    query: actingQuerySchema.extend({
      sort: z.enum(addressSorts).default('address'),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** `next` of the previous page, with the same order. */
      cursor: z.string().max(400).optional(),
      /** Asks for a signed-in user of the organisation that registered the outlines. */
      within: withinSchema.optional(),
    }),
    result: addressPageSchema,
  }),
  matchAddresses: defineEndpoint({
    service,
    method: 'POST',
    path: '/addresses/match',
    access: 'authenticated',
    summary: 'Match lines of free text to objects',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    compressedBody: true,
    body: z.object({ lines: z.array(batchLineSchema).min(1).max(batchLineLimit) }),
    result: z.array(lineResultSchema),
  }),
  getObject: defineEndpoint({
    service,
    method: 'GET',
    path: '/objects/:id',
    access: 'public',
    summary: 'What the catalogue knows about one object',
    params: objectParams,
    result: realEstateObjectSchema,
  }),
  getObjects: defineEndpoint({
    service,
    method: 'POST',
    path: '/objects',
    access: 'authenticated',
    summary: 'Many objects by id; unknown ids are left out',
    body: z.object({ objectIds: z.array(bagIdSchema).min(1).max(batchLineLimit) }),
    result: z.array(realEstateObjectSchema),
  }),
} as const;
