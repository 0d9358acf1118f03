import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import {
  newScoreWeightsSchema,
  scoreWeightsChangeSchema,
  scoreWeightsQuerySchema,
  scoreWeightsSchema,
} from './score-weights';

const service = 'portfolio';
const access = ['auth.unrestricted-access-general', 'auth.sustainability-score'] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** Weights of scores, kept by name; all users of an organisation see and change them. */
export const scoreWeightsApi = {
  listScoreWeights: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/score-weights',
    summary: 'Weights of a score that the organisation keeps, by name',
    query: query.extend(scoreWeightsQuerySchema.shape),
    result: z.array(scoreWeightsSchema),
  }),
  createScoreWeights: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/score-weights',
    summary: 'Keep weights by a name',
    query,
    body: newScoreWeightsSchema,
    result: scoreWeightsSchema,
  }),
  changeScoreWeights: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/score-weights/:id',
    summary: 'Change or rename weights that are kept',
    params,
    query,
    body: scoreWeightsChangeSchema,
    result: scoreWeightsSchema,
  }),
  deleteScoreWeights: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'DELETE',
    path: '/score-weights/:id',
    summary: 'Delete weights; they can be restored for a day',
    params,
    query,
    result: z.null(),
  }),
  restoreScoreWeights: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/score-weights/:id/restore',
    summary: 'Take back the deletion of weights',
    params,
    query,
    result: scoreWeightsSchema,
  }),
};
