import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import {
  areaRankingSchema,
  areaScoreParamsSchema,
  areaScoreRequestSchema,
  areaScoreSchema,
} from './area-score';
import { scoreUses } from './lists';
import { scoreMetricSchema } from './metric';
import { propertyScoreSchema, propertyScoresSchema, totalScoreSchema } from './score';
import { scoreRequestSchema } from './score-request';

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
  totalScore: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/scores/:id/total',
    access: 'public',
    summary: 'The score of one address without its parts, for everybody',
    params: z.object({ id: bagIdSchema }),
    result: totalScoreSchema,
  }),
  propertyScores: defineEndpoint({
    service,
    method: 'POST',
    path: '/property-score/scores',
    access,
    acting: true,
    summary: 'Scores of up to 500 addresses, with values and weights of the caller where given',
    defaultError: 'Failed to fetch property scores bulk',
    query,
    body: scoreRequestSchema,
    result: propertyScoresSchema,
  }),
  areaScore: defineEndpoint({
    service,
    method: 'GET',
    path: '/property-score/areas/:areaType/:areaKey',
    access,
    acting: true,
    summary: 'The score of an area over all of its objects, by the weights of a use',
    defaultError: 'Failed to fetch area score',
    params: areaScoreParamsSchema,
    query: query.extend({ use: z.enum(scoreUses).optional() }),
    result: areaScoreSchema,
  }),
  areaScoreByWeights: defineEndpoint({
    service,
    method: 'POST',
    path: '/property-score/areas/:areaType/:areaKey',
    access,
    acting: true,
    summary: 'The score of an area with weights of the caller',
    defaultError: 'Failed to fetch area score',
    params: areaScoreParamsSchema,
    query,
    body: areaScoreRequestSchema,
    result: areaScoreSchema,
  }),
  areaRanking: defineEndpoint({
    service,
    method: 'POST',
    path: '/property-score/areas/:areaType/:areaKey/ranking',
    access,
    acting: true,
    summary: 'Scores of all areas of the same kind in the gemeente of an area; of a gemeente: all gemeenten',
    defaultError: 'Failed to fetch area scores',
    params: areaScoreParamsSchema,
    query,
    body: areaScoreRequestSchema,
    result: areaRankingSchema,
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
