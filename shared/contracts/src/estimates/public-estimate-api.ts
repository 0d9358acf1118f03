import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { explainedEstimateSchema } from './explained-estimate';
import { labelJumpBodySchema, labelJumpResultSchema } from './label-jump';

const service = 'real-estate-data';

/** What visitors may ask besides a value: what it rests on, and what a better label may add. */
export const publicEstimateApi = {
  explainEstimate: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses/:id/estimate/explained',
    access: 'public',
    summary: 'The value of one address with what drives it and the sales it rests on, without house numbers',
    cost: 'expensive',
    params: z.object({ id: bagIdSchema }),
    result: explainedEstimateSchema,
  }),
  labelJump: defineEndpoint({
    service,
    method: 'POST',
    path: '/estimate/label-jump',
    access: 'public',
    summary: 'What sold dwellings with a better energielabel cost more, and what measures cost',
    body: labelJumpBodySchema,
    result: labelJumpResultSchema,
  }),
} as const;
