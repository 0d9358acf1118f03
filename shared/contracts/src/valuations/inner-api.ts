import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import { savedValuesSchema, unitsToValueSchema, unitValuesSchema, valuesToSaveSchema } from './valuation-run';

const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** What services ask one another about values: there is no address for it. */
export const valuationInnerApi = {
  valueUnits: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/units/values',
    access,
    summary: 'References and values of units; nothing is stored',
    bodyLimit: largeBodyBytes,
    body: unitsToValueSchema,
    result: unitValuesSchema,
  }),
  saveValues: defineEndpoint({
    service: 'portfolio',
    method: 'POST',
    path: '/valuations/:id/values',
    access,
    summary: 'Store values that the model made, with what they rest on, in the name of a user',
    params,
    query,
    body: valuesToSaveSchema,
    result: savedValuesSchema,
  }),
} as const;
