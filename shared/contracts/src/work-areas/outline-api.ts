import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { workAreaLimits } from './lists';
import { withinSchema } from './within';
import { outlineSchema } from './work-area';

/** Outlines by which lists, tiles and statistics are filtered. */
export const outlineApi = {
  keepOutlines: defineEndpoint({
    service: 'real-estate-data',
    access: ['auth.unrestricted-access-general'],
    acting: true,
    method: 'POST',
    path: '/outlines',
    summary: 'Register outlines; their key filters transactions, locator and addresses by what lies inside',
    bodyLimit: largeBodyBytes,
    query: actingQuerySchema,
    body: z.strictObject({ outlines: z.array(outlineSchema).min(1).max(workAreaLimits.areas) }),
    result: z.object({ within: withinSchema }),
  }),
};
