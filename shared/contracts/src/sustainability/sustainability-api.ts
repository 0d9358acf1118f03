import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { scoreRequestSchema } from '../scores/score-request';
import { sustainabilityMetricSchema, sustainabilityScoreSchema, sustainabilityScoresSchema } from './score';

const service = 'real-estate-data';
const access = ['auth.sustainability-score'] as const;
const query = actingQuerySchema;

export const sustainabilityApi = {
  sustainabilityIndex: defineEndpoint({
    service,
    method: 'GET',
    path: '/sustainability-index/scores/:id',
    access,
    acting: true,
    summary: 'The sustainability index of one address with every part explained',
    defaultError: 'Failed to fetch sustainability index',
    params: z.object({ id: bagIdSchema }),
    query,
    result: sustainabilityScoreSchema,
  }),
  sustainabilityIndices: defineEndpoint({
    service,
    method: 'POST',
    path: '/sustainability-index/scores',
    access,
    acting: true,
    summary:
      'Sustainability indices of up to 500 addresses, with values and weights of the caller where given',
    defaultError: 'Failed to fetch sustainability indices bulk',
    query,
    body: scoreRequestSchema,
    result: sustainabilityScoresSchema,
  }),
  sustainabilityMetrics: defineEndpoint({
    service,
    method: 'GET',
    path: '/sustainability-index/metrics',
    access,
    acting: true,
    summary: 'What the sustainability index is made of: metrics, weights, scales',
    defaultError: 'Failed to fetch sustainability index metrics',
    query,
    result: z.array(sustainabilityMetricSchema),
  }),
} as const;
