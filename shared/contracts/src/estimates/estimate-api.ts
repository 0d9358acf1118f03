import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { bagIdSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { sourcedParameterSchema } from '../valuations/cash-flow';
import { operatingCostsSchema } from '../valuations/operating-costs';
import { referenceParamsSchema, referenceSchema } from '../valuations/references';
import { unvaluedUnitSchema, valuationResultSchema } from '../valuations/results';
import { estimateSchema } from './estimate';
import { investmentQuerySchema, investmentReferencesSchema } from './investment';
import { modelReportAnswerSchema } from './model-report';
import { officeValuationBodySchema, officeValuationSchema } from './office';
import { purchaseCostsSchema, purchasePriceLimits, purchaserKinds } from './purchase-costs';

const service = 'real-estate-data';
const access = ['auth.automated-valuation'] as const;
const objectParams = z.object({ id: bagIdSchema });
const query = actingQuerySchema;

/** Values, references and costs of single addresses; nothing is stored. */
export const estimateApi = {
  estimateAddress: defineEndpoint({
    service,
    method: 'GET',
    path: '/addresses/:id/estimate',
    access: 'public',
    summary: 'The value of one address with its range',
    cost: 'expensive',
    params: objectParams,
    result: estimateSchema,
  }),
  referencesForAddresses: defineEndpoint({
    service,
    method: 'POST',
    path: '/addresses/references-and-valuation-result',
    // Also used by the housing corporation's valuation page.
    access: [...access, 'auth.vesteda'],
    acting: true,
    summary: 'References and values of loose addresses; nothing is stored. Results are keyed by object id',
    cost: 'expensive',
    defaultError: 'Failed to fetch single address valuation result',
    query,
    body: z.object({
      objectIds: z.array(bagIdSchema).min(1).max(500),
      params: referenceParamsSchema.default({}),
    }),
    result: z.object({
      references: z.record(bagIdSchema, z.array(referenceSchema)),
      valuationResults: z.array(
        valuationResultSchema.omit({ unitId: true, bucket: true }).extend({ objectId: bagIdSchema }),
      ),
      unvalued: z.array(z.object({ objectId: bagIdSchema, reason: unvaluedUnitSchema.shape.reason })),
    }),
  }),
  investmentReferences: defineEndpoint({
    service,
    method: 'GET',
    path: '/references/investment',
    // Also used by the housing corporation's transactions page.
    access: [...access, 'auth.vesteda'],
    acting: true,
    summary:
      'Sales of let property with their rent and yield, by object, date, price and distance along the globe',
    cost: 'expensive',
    defaultError: 'Failed to fetch investment references',
    query: investmentQuerySchema,
    result: investmentReferencesSchema,
  }),
  officeValuation: defineEndpoint({
    service,
    method: 'POST',
    path: '/valuations/office',
    access,
    acting: true,
    summary: 'One office by comparable sales and by its rent; nothing is stored',
    cost: 'expensive',
    defaultError: 'Failed to fetch office valuation',
    query,
    body: officeValuationBodySchema,
    result: officeValuationSchema,
  }),
  purchaseCosts: defineEndpoint({
    service,
    method: 'POST',
    path: '/estimate/purchase-costs',
    access: 'public',
    summary: 'Costs of buying: transfer tax by date of deed and purchaser, notary, registry',
    body: z.object({
      price: z.number().min(purchasePriceLimits.min).max(purchasePriceLimits.max),
      deedDate: z.iso.date(),
      purchaser: z.enum(purchaserKinds),
    }),
    result: purchaseCostsSchema,
  }),
  purchaseCostParameters: defineEndpoint({
    service,
    method: 'GET',
    path: '/estimate/parameters',
    access: 'public',
    summary: 'National parameters with year and source',
    result: z.array(sourcedParameterSchema),
  }),
  vtwTypes: defineEndpoint({
    service,
    method: 'GET',
    path: '/vtw-types',
    access,
    summary: 'The types that operating costs go by',
    defaultError: 'Failed to fetch VTW types',
    result: z.array(vtwTypeSchema),
  }),
  operatingCosts: defineEndpoint({
    service,
    method: 'GET',
    path: '/vtw-types/operating-costs',
    access,
    summary: "Kavel's own table of operating costs by type and building period",
    result: z.object({
      source: z.string(),
      year: z.int(),
      rows: z.array(
        operatingCostsSchema.extend({ vtwType: vtwTypeSchema, builtFrom: z.int(), builtTo: z.int() }),
      ),
    }),
  }),
  modelReport: defineEndpoint({
    service,
    method: 'GET',
    path: '/model/report',
    access,
    acting: true,
    summary: 'How well the current model foretold sales it had not seen',
    cost: 'expensive',
    query,
    result: modelReportAnswerSchema,
  }),
} as const;
