import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { assignmentFactsSchema, assignmentSchema } from './assignment';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const path = '/valuations/:id/assignment';
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** What a valuation was asked for, by whom, and who signs it. */
export const assignmentApi = {
  getAssignment: defineEndpoint({
    service,
    method: 'GET',
    path,
    access,
    acting: true,
    summary: 'The assignment of a valuation; everything null before it was stated',
    params,
    query,
    result: assignmentSchema,
  }),
  saveAssignment: defineEndpoint({
    service,
    method: 'PUT',
    path,
    access,
    acting: true,
    summary:
      'State the assignment of a draft; 409 when the revision is behind or the valuation was submitted',
    audit: { kind: 'assignment-changed', object: 'valuation' },
    params,
    query,
    body: z.strictObject({ revision: z.int(), facts: assignmentFactsSchema }),
    result: assignmentSchema,
  }),
} as const;
