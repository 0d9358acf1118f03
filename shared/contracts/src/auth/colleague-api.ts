import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { actingQuerySchema } from './auth-api';

export const colleagueSchema = z.object({ userId: z.uuid(), name: z.string(), email: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

export const colleagueApi = {
  listColleagues: defineEndpoint({
    service: 'auth',
    method: 'GET',
    path: '/colleagues',
    access: 'authenticated',
    acting: true,
    summary: 'Names of the people of the own organisation',
    query: actingQuerySchema,
    result: z.array(colleagueSchema),
  }),
} as const;
