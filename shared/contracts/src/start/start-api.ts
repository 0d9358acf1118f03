import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { startSchema } from './start';

const shared = {
  service: 'portfolio',
  access: ['auth.unrestricted-access-general'],
  acting: true,
  query: actingQuerySchema,
} as const;

/** The start page of a member. */
export const startApi = {
  getStart: defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/start',
    summary: "The caller's portfolios with value and gaps, and what waits for the caller",
    result: startSchema,
  }),
  saveTour: defineEndpoint({
    ...shared,
    method: 'PUT',
    path: '/start/tour',
    summary: 'Keep that the caller has ended the tour, or wants it again',
    body: z.object({ ended: z.boolean() }),
    result: z.object({ ended: z.boolean() }),
  }),
} as const;
