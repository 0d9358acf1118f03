import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import {
  areaRankingSchema,
  areaScoreParamsSchema,
  areaScoreRequestSchema,
  areaScoreSchema,
} from '../scores/area-score';
import { scoreUses } from '../scores/lists';
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
  sustainabilityArea: defineEndpoint({
    service,
    method: 'GET',
    path: '/sustainability-index/areas/:areaType/:areaKey',
    access,
    acting: true,
    summary: 'The sustainability index of an area over all of its objects',
    defaultError: 'Failed to fetch sustainability index of area',
    params: areaScoreParamsSchema,
    query: query.extend({ use: z.enum(scoreUses).optional() }),
    result: areaScoreSchema,
  }),
  sustainabilityAreaByWeights: defineEndpoint({
    service,
    method: 'POST',
    path: '/sustainability-index/areas/:areaType/:areaKey',
    access,
    acting: true,
    summary: 'The sustainability index of an area with weights of the caller',
    defaultError: 'Failed to fetch sustainability index of area',
    params: areaScoreParamsSchema,
    query,
    body: areaScoreRequestSchema,
    result: areaScoreSchema,
  }),
  sustainabilityRanking: defineEndpoint({
    service,
    method: 'POST',
    path: '/sustainability-index/areas/:areaType/:areaKey/ranking',
    access,
    acting: true,
    summary: 'Indices of all areas of the same kind in the gemeente of an area; of a gemeente: all gemeenten',
    defaultError: 'Failed to fetch sustainability index of areas',
    params: areaScoreParamsSchema,
    query,
    body: areaScoreRequestSchema,
    result: areaRankingSchema,
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
