import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { presenceBodySchema, presenceSchema } from './presence';

/** Who has a valuation open. */
export const presenceCalls = {
  keepPresence: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/presence',
    access: ['auth.automated-valuation'],
    acting: true,
    summary:
      'A sign of life of a tab with the valuation; who else has it open, and the newest change of somebody else',
    params: z.object({ id: z.uuid() }),
    query: actingQuerySchema,
    body: presenceBodySchema,
    result: presenceSchema,
  }),
} as const;
