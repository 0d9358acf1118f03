import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  choicesByUnitSchema,
  referenceChoicesSchema,
  referenceSettingsSchema,
  transactionReferencesSchema,
} from './choices';
import { overrideDecisionSchema, overridePolicyBodySchema, overridePolicySchema } from './override';
import { referencesByUnitSchema } from './references';
import { savedValuesSchema } from './valuation-run';

const service = 'portfolio';
const access = ['auth.automated-valuation'] as const;
const params = z.object({ id: z.uuid() });
const query = actingQuerySchema;

/** Calls for the appraiser's decisions on references and values. */
export const choiceCalls = {
  getTransactionReferences: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/transaction-references',
    access,
    acting: true,
    summary:
      'The comparable sales and choices per unit with their revision: of all units, a bucket or one unit',
    params,
    query: query.extend({ unitId: z.uuid().optional(), bucket: z.string().max(60).optional() }),
    result: transactionReferencesSchema,
  }),
  saveTransactionReferences: defineEndpoint({
    service,
    method: 'PUT',
    path: '/valuations/:id/transaction-references',
    access,
    acting: true,
    summary:
      'Replace the references and choices of the units named and the settings of the buckets named; 409 with both versions when the revision is behind',
    audit: { kind: 'value-overridden', object: 'valuation' },
    bodyLimit: largeBodyBytes,
    params,
    query,
    body: z.object({
      revision: z.int().nonnegative(),
      references: referencesByUnitSchema,
      settings: referenceSettingsSchema.optional(),
      choices: choicesByUnitSchema.optional(),
    }),
    result: transactionReferencesSchema,
  }),
  getReferenceChoices: defineEndpoint({
    service,
    method: 'GET',
    path: '/valuations/:id/reference-choices',
    access,
    acting: true,
    summary: 'The settings and all choices, without the sales that follow from them',
    params,
    query,
    result: referenceChoicesSchema,
  }),
  decideOverride: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/:id/real-estate-entities/:unitId/override-decision',
    access,
    acting: true,
    summary:
      'Confirm or refuse an override as a second person; 403 for who proposed it, 404 when none is pending, 409 when it was changed',
    params: params.extend({ unitId: z.uuid() }),
    query,
    body: overrideDecisionSchema,
    result: savedValuesSchema,
  }),
  getOverridePolicy: defineEndpoint({
    service,
    method: 'GET',
    path: '/override-policy',
    access: [...access, 'auth.management'],
    acting: true,
    summary: "How far from the model's value people of the organisation may set one",
    query,
    result: overridePolicySchema,
  }),
  saveOverridePolicy: defineEndpoint({
    service,
    method: 'PUT',
    path: '/override-policy',
    access: ['auth.management'],
    recent: true,
    summary: 'Set the limits of overrides; each change is kept with who made it',
    body: overridePolicyBodySchema,
    result: overridePolicySchema,
  }),
} as const;
