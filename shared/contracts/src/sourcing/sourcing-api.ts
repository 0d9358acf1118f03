import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { sourcingBodySchema, sourcingPageSchema } from './sourcing';

export const sourcingApi = {
  sourcingData: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/sourcing/data',
    access: ['auth.locator'],
    acting: true,
    cost: 'expensive',
    summary: 'Panden of an area that are worth looking at, ranked by signals that explain themselves',
    defaultError: 'Failed to fetch sourcing data',
    query: actingQuerySchema,
    body: sourcingBodySchema,
    result: sourcingPageSchema,
  }),
} as const;
