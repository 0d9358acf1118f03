import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { vtwTypeSchema } from '../objects/real-estate-object';
import { addressBucketsSchema, bucketOverviewSchema } from './buckets';
import { valuationEvidenceSchema } from './evidence';
import { recomputationSchema } from './recomputation';
import { referenceParamsSchema, referencesByUnitSchema } from './references';
import { unvaluedUnitSchema, valuationResultSchema } from './results';
import { valuationRunSchema } from './valuation-run';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** The buckets of a valuation and the values of its units: made, stored, and what they rest on. */
export const valueCalls = {
  suggestedBuckets: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/address-buckets',
    access,
    summary: 'Buckets suggested from the units, with the reason for each',
    params,
    query,
    result: addressBucketsSchema,
  }),
  getAddressBuckets: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/address-buckets',
    access,
    summary: 'The buckets as saved; empty until they are',
    params,
    query,
    result: addressBucketsSchema,
  }),
  saveAddressBuckets: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/address-buckets',
    access,
    summary: 'Save the buckets; each unit of the valuation is in exactly one',
    bodyLimit: largeBodyBytes,
    defaultError: 'Failed to create address buckets',
    params,
    query,
    body: addressBucketsSchema,
    result: addressBucketsSchema,
  }),
  bucketOverview: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/bucket-overview',
    access,
    summary: 'Units, value and yield per bucket',
    params,
    query,
    result: bucketOverviewSchema,
  }),
  suggestedVtwTypes: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/vtw-types/suggested',
    access,
    summary: 'The type of each unit of a portfolio',
    defaultError: 'Failed to fetch suggested VTW types',
    query: query.extend({ portfolioId: z.uuid() }),
    result: z.array(z.object({ unitId: z.uuid(), vtwType: vtwTypeSchema })),
  }),
  referencesAndValuationResult: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'POST',
    path: '/valuations/:id/references-and-valuation-result',
    access,
    summary: 'Find references for a unit, a bucket or all, value the units, store both',
    cost: 'expensive',
    bodyLimit: largeBodyBytes,
    defaultError: 'Failed to fetch references and valuation results',
    params,
    query,
    body: z
      .object({
        /** Those saved for the bucket when absent. */
        params: referenceParamsSchema.optional(),
        bucket: z.string().optional(),
        unitId: z.uuid().optional(),
      })
      .nullish(),
    result: z.object({
      /** Of the references, after this. */
      revision: z.int(),
      references: referencesByUnitSchema,
      valuationResults: z.array(valuationResultSchema),
      unvalued: z.array(unvaluedUnitSchema),
    }),
  }),
  valuationResult: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/valuation-result',
    access,
    summary: 'The stored values',
    defaultError: 'Failed to fetch valuation result',
    params,
    query,
    result: z.array(valuationResultSchema),
  }),
  getValuationResults: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/valuation-results',
    access,
    summary: 'The values per unit as stored',
    params,
    query,
    result: z.array(valuationResultSchema),
  }),
  createValuationResults: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/valuation-results',
    access,
    summary: 'Replace all values',
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: z.array(valuationResultSchema),
    result: z.array(valuationResultSchema),
  }),
  updateValuationResults: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/valuation-results',
    access,
    summary: 'Replace the values of the units named, leave the others',
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: z.array(valuationResultSchema),
    result: z.array(valuationResultSchema),
  }),
  getValuationRun: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/run',
    access,
    summary: 'How far the valuing of all units is, or how the last one ended; null before the first',
    params,
    query,
    result: valuationRunSchema.nullable(),
  }),
  startValuationRun: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/run',
    access,
    summary:
      'Value all units without a value for their bucket and the value date; the one under way when there is one',
    cost: 'expensive',
    params,
    query,
    result: valuationRunSchema,
  }),
  cancelValuationRun: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/run/cancel',
    access,
    summary: 'Stop; when this answers, no more values are stored. What was stored stays',
    params,
    query,
    result: valuationRunSchema.nullable(),
  }),
  getEvidence: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/evidence',
    access,
    summary:
      'What the values rest on: references with their facts, parameters, version of the model; in parts',
    params,
    query: query.extend({ after: z.uuid().optional(), only: z.enum(['terms']).optional() }),
    result: valuationEvidenceSchema,
  }),
  recomputation: defineEndpoint({
    service,
    base: 'real-estate-data',
    method: 'GET',
    path: '/valuations/:id/recomputation',
    access,
    summary: 'Values made again and compared with those stored; nothing is changed',
    cost: 'expensive',
    params,
    query,
    result: recomputationSchema,
  }),
} as const;
