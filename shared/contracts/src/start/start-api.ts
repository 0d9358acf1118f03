import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { startSchema } from './start';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;

/** The start page of a member. */
export const startApi = {
  getStart: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'GET',
    path: '/start',
    summary: "The caller's portfolios with value and gaps, and what waits for the caller",
    result: startSchema,
  }),
  saveTour: defineEndpoint({
    service,
    access,
    query,
    acting: true,
    method: 'PUT',
    path: '/start/tour',
    summary: 'Keep that the caller has ended the tour, or wants it again',
    body: z.object({ ended: z.boolean() }),
    result: z.object({ ended: z.boolean() }),
  }),
} as const;
