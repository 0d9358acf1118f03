import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { propertyScoreSchema, scoreMetricSchema } from './score';

const service = 'real-estate-data';
const access = ['auth.property-pass', 'auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;

export const scoreApi = {
  propertyScore: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/scores/:id',
    access,
    acting: true,
    summary: 'The score of one address with every part explained',
    defaultError: 'Failed to fetch property score',
    params: z.object({ id: bagIdSchema }),
    query,
    result: propertyScoreSchema,
  }),
  propertyScoreMetrics: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/metrics',
    access,
    acting: true,
    summary: 'What the score is made of: metrics, weights, scales',
    defaultError: 'Failed to fetch property score metrics',
    query,
    result: z.array(scoreMetricSchema),
  }),
} as const;
