import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema } from '../objects/real-estate-object';
import { estimateRecordsSchema } from './estimate-record';

const service = 'real-estate-data';
const access = ['auth.unrestricted-access-general'] as const;
const query = actingQuerySchema;

/** Estimates that an organisation made: its track record. */
export const estimateRecordApi = {
  listEstimateRecords: defineEndpoint({
    service,
    method: 'GET',
    path: '/estimate/records',
    access,
    acting: true,
    summary: "The organisation's estimates, newest first, with the sales after them",
    query,
    result: estimateRecordsSchema,
  }),
  recordEstimate: defineEndpoint({
    service,
    method: 'POST',
    path: '/estimate/records',
    access,
    acting: true,
    summary: 'Record the estimate of an address as it is today; once a day for each address and model',
    cost: 'expensive',
    query,
    body: z.object({ objectId: bagIdSchema }),
    result: z.object({ id: z.uuid(), madeAt: z.iso.datetime() }),
  }),
} as const;
